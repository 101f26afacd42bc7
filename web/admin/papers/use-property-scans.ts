import { useQueryClient } from "@tanstack/react-query";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { type PapersRow, propertyScans, propertyViewsPath } from "./papers-calls.ts";
import { useScans } from "./use-scans.ts";

/** Like the rows of editors, papers are not loaded again when a session is renewed. */
export function papersKey(propertyId: number) {
  return ["papers", "edit", propertyId] as const;
}

export function usePropertyScans(propertyId: number) {
  const client = useQueryClient();
  return useScans({
    folder: propertyScans(propertyId),
    viewsPath: propertyViewsPath(propertyId),
    changeList: (change) =>
      client.setQueryData<TaggedRow<PapersRow>>(papersKey(propertyId), (loaded) =>
        loaded ? { ...loaded, row: { ...loaded.row, scans: change(loaded.row.scans) } } : loaded,
      ),
  });
}

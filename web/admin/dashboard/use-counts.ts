import { useQueries } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readPaged } from "#domain/paging.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { hiddenCount } from "#web/admin/list/use-resource-page.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { adminTabs, type TabValue } from "./tabs.tsx";

/** How many rows each tab has; a count that can't be had is left out, since the tab itself tells of the failure. */
export function useCounts(): ReadonlyMap<TabValue, number> {
  const refetchInterval = useRefreshInterval();
  const counts = useQueries({
    queries: adminTabs.map(({ resource, path }) => ({
      queryKey: [resource, "count"],
      queryFn: async (): Promise<number> => {
        const answer = await callAsAdmin({ method: "GET", path: `${path}?page_size=1` });
        const count = parseBody((value) => readPaged(value, z.unknown()).count, answer);
        return count - hiddenCount(resource);
      },
      refetchInterval,
    })),
  });
  const known = new Map<TabValue, number>();
  adminTabs.forEach(({ value }, index) => {
    const count = counts[index]?.data;
    if (count !== undefined) known.set(value, count);
  });
  return known;
}

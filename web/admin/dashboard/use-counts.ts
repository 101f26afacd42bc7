import { useQueries } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { hiddenCount } from "#web/admin/list/use-resource-page.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { pageOf } from "#web/api/response-schema.ts";
import { type TabValue, useAdminTabs } from "./tabs.tsx";

/** The number of rows of each tab. A failed count is left out, because the tab itself shows the failure. */
export function useCounts(): ReadonlyMap<TabValue, number> {
  const refetchInterval = useRefreshInterval();
  const counted = useAdminTabs().flatMap(({ path, ...tab }) => (path ? [{ ...tab, path }] : []));
  const counts = useQueries({
    queries: counted.map(({ resource, path, isCountOfNew }) => ({
      queryKey: [resource, isCountOfNew ? "new" : "count"],
      queryFn: async (): Promise<number> => {
        const first = `${path}${path.includes("?") ? "&" : "?"}page_size=1`;
        const { count } = await callAsAdmin({ method: "GET", path: first }, pageOf(z.unknown()));
        return count - hiddenCount(resource);
      },
      refetchInterval,
    })),
  });
  const known = new Map<TabValue, number>();
  counted.forEach(({ value }, index) => {
    const count = counts[index]?.data;
    if (count !== undefined) known.set(value, count);
  });
  return known;
}

import { useQueries } from "@tanstack/react-query";
import * as z from "zod/mini";
import { countToday } from "#domain/today/today.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { hiddenRows } from "#web/admin/list/use-resource-page.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useToday } from "#web/admin/today/use-today.ts";
import { pageOf } from "#web/api/response-schema.ts";
import { type TabValue, useAdminTabs } from "./tabs.ts";

/** The number of each tab. A failed count is left out, because the tab itself shows the failure. */
export function useCounts(): ReadonlyMap<TabValue, number> {
  const refetchInterval = useRefreshInterval();
  const tabs = useAdminTabs().flatMap(({ value, counted }) => (counted ? [{ value, ...counted }] : []));
  const counts = useQueries({
    queries: tabs.map(({ resource, path, onlyNew }) => ({
      queryKey: [resource, onlyNew ? "new" : "count"],
      queryFn: async ({ client }): Promise<number> => {
        const first = `${path}${path.includes("?") ? "&" : "?"}page_size=1`;
        const { count } = await callAsAdmin({ method: "GET", path: first }, pageOf(z.unknown()));
        return count - hiddenRows(client, resource).size;
      },
      refetchInterval,
    })),
  });
  const { data: today } = useToday();
  const known = new Map<TabValue, number>();
  if (today) known.set("today", countToday(today));
  tabs.forEach(({ value }, index) => {
    const count = counts[index]?.data;
    if (count !== undefined) known.set(value, count);
  });
  return known;
}

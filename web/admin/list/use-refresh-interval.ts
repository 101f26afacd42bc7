import { useIsLive } from "#web/admin/live/use-live.ts";
import { useQuery } from "#web/ui/use-query.ts";

const refreshIntervalMs = 15_000;

/** Lists behind an open form stay as they are. */
export function useIsRefreshing(): boolean {
  const parameters = useQuery();
  return !parameters.has("edit");
}

/**
 * The refetch interval of lists and counts: none while a live connection reports their changes. Rows without a live topic are always
 * fetched at intervals. Hidden browser tabs and lists behind an open form are not refetched.
 */
export function useRefreshInterval({ hasTopic = true }: Readonly<{ hasTopic?: boolean }> = {}) {
  const isLive = useIsLive();
  return useIsRefreshing() && !(hasTopic && isLive) && refreshIntervalMs;
}

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { useLive } from "#web/admin/live/use-live.ts";
import { fetchCalendar } from "./calendar-calls.ts";

/** The days of a view; fetched again when anybody changes a visit or a lead. */
export function useCalendar(days: readonly string[], agentId: string) {
  const client = useQueryClient();
  useLive(["visits", "leads"], () => void client.invalidateQueries({ queryKey: ["visits"] }));
  return useQuery({
    queryKey: ["visits", "calendar", days[0], days.length, agentId],
    queryFn: () => fetchCalendar(days, agentId),
    refetchInterval: useRefreshInterval(),
    placeholderData: keepPreviousData,
  });
}

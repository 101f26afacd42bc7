import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { useLive } from "#web/admin/live/use-live.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { fetchCalendar } from "./calendar-calls.ts";

/** The days of a view; fetched again when anybody changes a visit or a lead. */
export function useCalendar(days: readonly string[], agentId: string) {
  const client = useQueryClient();
  const language = useLanguage();
  useLive(["visits", "leads"], () => void client.invalidateQueries({ queryKey: ["visits"] }));
  return useQuery({
    queryKey: ["visits", "calendar", days[0], days.length, agentId, language],
    queryFn: () => fetchCalendar(days, agentId, language),
    refetchInterval: useRefreshInterval(),
    placeholderData: keepPreviousData,
  });
}

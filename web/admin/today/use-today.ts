import { useQuery } from "@tanstack/react-query";
import { todaySchema } from "#domain/today/today.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { useIsRefreshing } from "#web/admin/list/use-refresh-interval.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

export const todayQueryKey = "today";

/** Live updates fetch it at once; time passes, too. */
const refreshMs = 60_000;

/** DY2: the page Today and its number in the sidebar read the same answer. */
export function useToday() {
  const language = useLanguage();
  const isRefreshing = useIsRefreshing();
  return useQuery({
    queryKey: [todayQueryKey, language],
    queryFn: () =>
      callAsAdmin({ method: "GET", path: "/api/today/", headers: acceptLanguage(language) }, todaySchema),
    enabled: apiHas("today"),
    refetchInterval: isRefreshing && refreshMs,
  });
}

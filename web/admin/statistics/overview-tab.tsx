import { useQuery } from "@tanstack/react-query";
import { type Statistics, statisticsSchema } from "#domain/statistics/statistics.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useIsRefreshing } from "#web/admin/list/use-refresh-interval.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AnswersPlot } from "./answers-plot.tsx";
import { LeadsPlot } from "./leads-plot.tsx";
import { ListingsPlot } from "./listings-plot.tsx";
import { Totals } from "./totals.tsx";

const refreshMs = 60_000;

/** LE9: the first page. Its numbers are fetched again when leads change, and every minute. */
export function OverviewTab() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const isRefreshing = useIsRefreshing();
  const query = useQuery({
    queryKey: ["leads", "statistics", language],
    queryFn: async (): Promise<Statistics> => {
      const headers = acceptLanguage(language);
      return callAsAdmin({ method: "GET", path: "/api/statistics/", headers }, statisticsSchema);
    },
    refetchInterval: isRefreshing && refreshMs,
  });
  return (
    <section aria-labelledby="overview-title">
      <h2 id="overview-title" className="mb-4 text-2xl">
        {t("statistics.title")}
      </h2>
      <QueryContent
        query={query}
        loading={t("statistics.loading")}
        failed={t("statistics.failed")}
        skeleton={<PlotSkeletons />}
      >
        {(statistics) => <Plots statistics={statistics} />}
      </QueryContent>
    </section>
  );
}

function PlotSkeletons() {
  return (
    <>
      <Skeleton className="mb-4 h-28 w-full" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </>
  );
}

function Plots({ statistics: { totals, weeks, listings, today } }: Readonly<{ statistics: Statistics }>) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Totals totals={totals} />
      <LeadsPlot weeks={weeks} />
      <AnswersPlot weeks={weeks} />
      <div className="min-w-0 lg:col-span-2">
        <ListingsPlot listings={listings} today={today} />
      </div>
    </div>
  );
}

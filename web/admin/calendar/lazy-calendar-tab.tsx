import { useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";

const load = () => import("./calendar-tab.tsx");

/** The code of the calendar is loaded with its tab. */
export function LazyCalendarTab() {
  const { t } = useAdminTranslation();
  const [isWanted, setWanted] = useState(true);
  const loaded = useLazyModule(isWanted, load, () => setWanted(false));
  if (loaded) return <loaded.CalendarTab />;
  if (!isWanted) return <ErrorState title={t("calendar.failed")} onRetry={() => setWanted(true)} />;
  return (
    <SkeletonGroup label={t("calendar.loading")}>
      <Skeleton className="h-96 w-full" />
    </SkeletonGroup>
  );
}

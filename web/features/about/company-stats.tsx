import { useTranslation } from "#web/i18n/translations.tsx";
import { StatCounter } from "#web/ui/stat-counter.tsx";

const phoneLayout =
  "max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5 max-sm:[&>:first-child]:min-w-28";

/** AB1: three figures in a row; on phones one per line, each next to its label. */
export function CompanyStats() {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("about.stats.label")}
      className="page-width grid gap-y-3 pt-10 sm:grid-cols-3 sm:gap-x-8 sm:divide-x sm:divide-line sm:pt-14 sm:text-center"
    >
      <StatCounter value={5} label={t("about.stats.years")} className={phoneLayout} />
      <StatCounter value={100} label={t("about.stats.homes")} className={phoneLayout} />
      <StatCounter value={100} label={t("about.stats.families")} className={phoneLayout} />
    </section>
  );
}

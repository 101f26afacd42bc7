import type { Figures } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { useAboutTranslation } from "#web/i18n/about-messages.ts";
import { StatCounter } from "#web/ui/stat-counter.tsx";

const phoneLayout =
  "max-sm:flex-row max-sm:items-center max-sm:gap-x-5 max-sm:[&>:first-child]:min-w-28 max-sm:[&>:first-child]:shrink-0 max-sm:[&>:last-child]:min-w-0 max-sm:[&>:last-child]:text-left";

/** AB1: figures in a row, three at most; on phones one per line, each next to its label. */
export function CompanyStats({ figures }: Readonly<{ figures: Localized<Figures>["items"] }>) {
  const { t } = useAboutTranslation();
  if (figures.length === 0) return null;
  return (
    <section
      aria-label={t("about.stats.label")}
      className="page-width grid gap-y-3 pt-10 sm:grid-cols-3 sm:gap-x-8 sm:divide-x sm:divide-line sm:pt-14 sm:text-center"
    >
      {figures.map(({ id, value, label }) => (
        <StatCounter key={id} value={value} label={label} className={phoneLayout} />
      ))}
    </section>
  );
}

import Languages from "lucide-react/icons/languages";
import { Link } from "react-router";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useUntranslatedCounts } from "./use-untranslated-counts.ts";

/** NL5: says what is not translated yet, and leads there. Shows nothing if everything is. */
export function UntranslatedLinks() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const counts = useUntranslatedCounts();
  if (counts.length === 0) return null;
  return (
    <nav
      aria-label={t("dashboard.untranslated.title")}
      className="mb-3 flex flex-wrap items-center gap-x-5 rounded-md bg-sunken px-4 text-sm"
    >
      <p className="flex items-center gap-2 py-2 text-ink-soft">
        <Languages aria-hidden className="size-4 shrink-0" />
        {t("dashboard.untranslated.title")}
      </p>
      {counts.map(({ tab, language, count }) => (
        <Link
          key={`${tab}:${language}`}
          to={`?${new URLSearchParams({ tab, untranslated: language })}`}
          preventScrollReset
          className="touch inline-flex items-center font-semibold text-indigo underline-offset-4 hover:underline"
        >
          {count === 1
            ? t(
                tab === "listings"
                  ? `dashboard.untranslated.oneListings.${language}`
                  : `dashboard.untranslated.oneProjects.${language}`,
              )
            : t(`dashboard.untranslated.${tab}.${language}`, { number: format.number(count) })}
        </Link>
      ))}
    </nav>
  );
}

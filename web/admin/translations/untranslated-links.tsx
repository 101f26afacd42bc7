import Languages from "lucide-react/icons/languages";
import type { UntranslatedCount } from "#domain/today/today.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { PageLink } from "#web/ui/page-link.tsx";

type Props = Readonly<{ counts: readonly UntranslatedCount[] }>;

/** NL5: says what is not translated yet, and leads there. */
export function UntranslatedLinks({ counts }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-3">
      <Languages aria-hidden className="size-5 shrink-0 self-start text-ink-soft" />
      <p className="grow basis-56 font-semibold">{t("dashboard.untranslated.title")}</p>
      {counts.map(({ tab, language, count }) => (
        <PageLink
          key={`${tab}:${language}`}
          to={`?${new URLSearchParams({ tab, untranslated: language })}`}
          className="touch inline-flex items-center font-semibold text-indigo underline-offset-4 hover:underline"
        >
          {count === 1
            ? t(
                tab === "listings"
                  ? `dashboard.untranslated.oneListings.${language}`
                  : `dashboard.untranslated.oneProjects.${language}`,
              )
            : t(`dashboard.untranslated.${tab}.${language}`, { number: format.number(count) })}
        </PageLink>
      ))}
    </li>
  );
}

import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { LangText } from "./lang-text.tsx";
import { PageLink } from "./page-link.tsx";

type Crumb = Readonly<{ label: string; to: string }>;

type Props = Readonly<{ trail: readonly Crumb[]; current: string }>;

export function Breadcrumb({ trail, current }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("ui.breadcrumb")}>
      <ol className="flex flex-wrap items-center text-sm text-ink-soft">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex items-center">
            <PageLink
              to={to}
              className="flex min-h-touch items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </PageLink>
            <Icon name="chevron-right" className="mx-1 size-4 shrink-0" />
          </li>
        ))}
        <li className="flex min-h-touch min-w-0 items-center">
          <span aria-current="page" className="min-w-0 font-semibold text-ink">
            <LangText>{current}</LangText>
          </span>
        </li>
      </ol>
    </nav>
  );
}

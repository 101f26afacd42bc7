import { CornerPiece } from "#web/art/corner-piece.tsx";
import { ReusedPart } from "#web/hydration/reused-part.tsx";
import { useHomeTranslation } from "#web/i18n/home-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";

const actions = [
  { key: "buy", to: "/buy" },
  { key: "sell", to: "/sell" },
  { key: "rent", to: "/rent" },
  { key: "others", to: "/others" },
] as const;

/** HO5. */
export function ActionCards({ checksPapers }: Readonly<{ checksPapers: boolean }>) {
  const { t } = useHomeTranslation();
  return (
    <ReusedPart
      as="section"
      shows={{ actions: checksPapers }}
      aria-labelledby="actions"
      className="page-width pt-section"
    >
      <h2 id="actions" className="sr-only">
        {t("home.actions.title")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {actions.map(({ key, to }) => (
          <li key={key} className="grid">
            <PageLink
              to={to}
              prefetch="intent"
              className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface p-6 shadow-sm transition-shadow duration-base hover:shadow-md"
            >
              <CornerPiece
                corner="top-right"
                className="absolute top-2 right-2 size-14 text-ink opacity-25"
              />
              <span className="display text-2xl">{t(`home.actions.${key}.title`)}</span>
              <span className="mt-2 mb-5 text-ink-soft">
                {t(
                  key === "buy" && checksPapers ? "home.actions.buy.textChecked" : `home.actions.${key}.text`,
                )}
              </span>
              <span className="mt-auto flex items-center gap-2 font-semibold text-indigo">
                {t(`home.actions.${key}.go`)}
                <Icon
                  name="arrow-right"
                  className="size-4 transition-transform duration-base group-hover:translate-x-1"
                />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </ReusedPart>
  );
}

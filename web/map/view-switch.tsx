import { type ListView, listViews } from "#domain/list-view.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { useQuery } from "#web/ui/use-query.ts";

const icons = { list: "list", map: "map", both: "columns-2" } as const;

type Props = Readonly<{ view: ListView /** Names beside the icons, also on phones. */; hasNames?: boolean }>;

export function ViewSwitch({ view, hasNames = false }: Props) {
  const { t } = useMapTranslation();
  const address = useQuery();
  return (
    <nav
      aria-label={t("view.label")}
      className="flex rounded-md border border-line-strong bg-surface print:hidden noscript:hidden"
    >
      {listViews.map((name) => (
        <PageLink
          key={name}
          to={withView(address, name)}
          preventScrollReset
          aria-current={name === view}
          className="view-link"
        >
          <Icon name={icons[name]} />
          <span className={hasNames ? "" : "max-sm:sr-only"}>{t(`view.${name}`)}</span>
        </PageLink>
      ))}
    </nav>
  );
}

function withView(address: URLSearchParams, view: ListView): string {
  const changed = new URLSearchParams(address);
  changed.delete("view");
  if (view !== "list") changed.set("view", view);
  return changed.size === 0 ? "?" : `?${String(changed).replaceAll("%2C", ",")}`;
}

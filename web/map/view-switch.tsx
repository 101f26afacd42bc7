import { useSearchParams } from "react-router";
import { type ListView, listViews } from "#domain/list-view.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";

const icons = { list: "list", map: "map", both: "columns-2" } as const;

type Props = Readonly<{ view: ListView /** Names beside the icons, also on phones. */; hasNames?: boolean }>;

export function ViewSwitch({ view, hasNames = false }: Props) {
  const { t } = useMapTranslation();
  const [address] = useSearchParams();
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
          className="touch inline-flex items-center justify-center gap-2 px-3 font-semibold text-ink-soft text-sm first:rounded-l-[calc(var(--radius-md)-1px)] last:rounded-r-[calc(var(--radius-md)-1px)] hover:text-ink aria-[current=true]:bg-sunken aria-[current=true]:text-ink"
        >
          <Icon name={icons[name]} className="size-4" />
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

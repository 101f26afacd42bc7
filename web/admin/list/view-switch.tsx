import type LayoutGrid from "lucide-react/icons/layout-grid";
import { keysOf } from "#domain/keys-of.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";

type Props<View extends string> = Readonly<{
  /** The icon of each. */
  views: Readonly<Record<View, typeof LayoutGrid>>;
  view: View;
  labelOf: (view: View) => string;
  onChoose: (view: View) => void;
}>;

export function ViewSwitch<View extends string>({ views, view, labelOf, onChoose }: Props<View>) {
  const { t } = useAdminTranslation();
  return (
    <fieldset className="flex rounded-md border border-line-strong bg-surface">
      <legend className="sr-only">{t("list.view.label")}</legend>
      {keysOf(views).map((name) => {
        const Icon: typeof LayoutGrid = views[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onChoose(name)}
            className="touch inline-flex items-center justify-center gap-2 px-3 text-sm font-semibold text-ink-soft first-of-type:rounded-l-[calc(var(--radius-md)-1px)] last-of-type:rounded-r-[calc(var(--radius-md)-1px)] hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            <Icon aria-hidden className="size-4" />
            {labelOf(name)}
          </button>
        );
      })}
    </fieldset>
  );
}

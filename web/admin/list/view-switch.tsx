import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { View } from "./use-view.ts";

const icons = { cards: LayoutGrid, table: Rows3 } as const;
const views = ["cards", "table"] as const;

export function ViewSwitch({ view, onChoose }: Readonly<{ view: View; onChoose: (view: View) => void }>) {
  const { t } = useAdminTranslation();
  return (
    <fieldset className="flex rounded-md border border-line-strong bg-surface">
      <legend className="sr-only">{t("list.view.label")}</legend>
      {views.map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onChoose(name)}
            className="touch inline-flex items-center justify-center gap-2 px-3 text-sm font-semibold text-ink-soft first-of-type:rounded-l-[calc(var(--radius-md)-1px)] last-of-type:rounded-r-[calc(var(--radius-md)-1px)] hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            <Icon aria-hidden className="size-4" />
            {t(`list.view.${name}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

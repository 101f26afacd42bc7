import { createContext, use } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { Selection } from "./use-selection.ts";

type SelectableRow = Readonly<{ selection: Selection; rowKey: string; name: string }>;

/** The row that a card or a table row shows. Null in lists without selection. */
export const SelectableRowContext = createContext<SelectableRow | null>(null);

/** LE6: the checkbox of a row. Shift selects all rows from the last one on. */
export function SelectRow() {
  const { t } = useAdminTranslation();
  const row = use(SelectableRowContext);
  if (!row) return null;
  const { selection, rowKey, name } = row;
  return (
    <label className="touch grid shrink-0 cursor-pointer place-items-center rounded-md hover:bg-sunken">
      <span className="sr-only">{t("list.selection.row", { name })}</span>
      <input
        type="checkbox"
        checked={selection.keys.has(rowKey)}
        onChange={() => undefined}
        onClick={(event) => selection.toggle(rowKey, event.shiftKey)}
        className="size-5 accent-madder-edge"
      />
    </label>
  );
}

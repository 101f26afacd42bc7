import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { maxRowsPerRequest } from "#domain/trash/trash.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Selection } from "./use-selection.ts";

type Props = Readonly<{ selection: Selection; children: ReactNode }>;

/** LE6: what can be done with the selected rows, at the bottom of the window while rows are selected. */
export function SelectionBar({ selection, children }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const { size } = selection.keys;
  const isTooMany = size > maxRowsPerRequest;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {size > 0 && t("list.selection.count", { number: format.number(size) })}
      </p>
      {size > 0 && (
        <section
          aria-label={t("list.selection.bar")}
          className="tall:sticky bottom-0 z-30 -mx-1 mt-6 flex flex-wrap items-end gap-x-4 gap-y-2 rounded-t-lg border border-line-strong bg-surface px-4 py-3 shadow-lg"
        >
          <p className="flex min-h-touch items-center gap-1 font-semibold">
            <IconButton label={t("list.selection.clear")} onClick={selection.clear} className="-ml-2">
              <X aria-hidden />
            </IconButton>
            <span className="figures">{t("list.selection.count", { number: format.number(size) })}</span>
          </p>
          {isTooMany ? (
            <p className="flex min-h-touch items-center text-danger-strong">
              {t("list.selection.tooMany", { number: format.number(maxRowsPerRequest) })}
            </p>
          ) : (
            children
          )}
        </section>
      )}
    </>
  );
}

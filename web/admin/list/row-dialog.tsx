import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { RowList } from "./use-row-list.ts";

export type RowDialogProps<Row> = Readonly<{
  list: RowList<Row>;
  onEdit: (id: number) => void;
}>;

type Props<Row> = RowDialogProps<Row> &
  Readonly<{
    resource: "properties" | "projects";
    fetchRow: (id: number, language: Language) => Promise<Row>;
    /** AD1: deletes without a question. */
    isDeletedAtOnce?: boolean;
    /** A button before the primary one. */
    action?: (row: Row) => ReactNode;
    children: (row: Row) => ReactNode;
  }>;

/** The details of a row, with buttons to edit and delete it. */
export function RowDialog<Row extends { id: number }>(props: Props<Row>) {
  const { resource, fetchRow, onEdit, isDeletedAtOnce = false, children } = props;
  const { openId: id, opened, close, deletion } = props.list;
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const lastId = useLastDefined(id ?? undefined);
  const query = useQuery({
    queryKey: [resource, "one", lastId, language],
    queryFn: () => fetchRow(lastId ?? 0, language),
    enabled: id !== null,
  });
  const row = query.data ?? (query.isPending ? opened : undefined);
  return (
    <Dialog
      isOpen={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(`${resource}.detail.title`)}
      size="lg"
      isBodyFocusable
      finalFocus={() => deletion.finalFocus(lastId)}
      footer={
        row && (
          <>
            <Button
              look="danger"
              icon={<Trash2 />}
              className="sm:mr-auto"
              isBusy={isDeletedAtOnce && deletion.isRemoving}
              onClick={() => (isDeletedAtOnce ? deletion.remove(row) : deletion.ask(row))}
            >
              {t(`${resource}.detail.delete`)}
            </Button>
            {props.action?.(row)}
            <Button icon={<Pencil />} onClick={() => onEdit(row.id)}>
              {t(`${resource}.detail.edit`)}
            </Button>
          </>
        )
      }
    >
      {row ? (
        children(row)
      ) : (
        <QueryContent
          query={query}
          loading={t(`${resource}.detail.loading`)}
          failed={t(`${resource}.detail.failed`, { id: format.digits(String(lastId)) })}
        >
          {children}
        </QueryContent>
      )}
      {!isDeletedAtOnce && deletion.dialog}
    </Dialog>
  );
}

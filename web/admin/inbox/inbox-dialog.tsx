import Check from "lucide-react/icons/check";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { HistoryLink } from "#web/admin/details/history-link.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LeadLink, type useReadFlags } from "#web/admin/leads/source-leads.tsx";
import type { Deletion } from "#web/admin/list/use-deletion.tsx";
import { textKeys } from "#web/admin/list/use-row-list.ts";
import type { InboxKind } from "#web/admin/storage/inbox-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type Props<Row> = Readonly<{
  kind: InboxKind;
  isOpen: boolean;
  /** Undefined while it loads. */
  row: Row | undefined;
  isBodyFocusable?: boolean;
  flags: ReturnType<typeof useReadFlags>;
  deletion: Deletion<Row>;
  /** Further buttons, the primary one last. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}>;

/** The details of a row, with buttons to delete it and to mark it as read. */
export function InboxDialog<Row extends { id: number }>(props: Props<Row>) {
  const { kind, isOpen, row, isBodyFocusable = false, flags, deletion, actions, onClose, children } = props;
  const { t } = useAdminTranslation();
  const textKey = textKeys[kind];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(`${textKey}.detail.title`)}
      size="lg"
      isBodyFocusable={isBodyFocusable}
      finalFocus={() => deletion.finalFocus(row?.id)}
      footer={
        row && (
          <>
            <Button look="danger" icon={<Trash2 />} className="sm:mr-auto" onClick={() => deletion.ask(row)}>
              {t(`${textKey}.detail.delete`)}
            </Button>
            {!flags.isRead(row.id) && (
              <Button look="secondary" icon={<Check />} onClick={() => flags.markAsRead(row.id)}>
                {t(`${textKey}.detail.markAsRead`)}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children}
      {row && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          <LeadLink sourceId={row.id} />
          <HistoryLink kind={kind} id={row.id} />
        </p>
      )}
      {deletion.dialog}
    </Dialog>
  );
}

import type { Message } from "#domain/messages/message.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadBadge } from "#web/admin/inbox/read-badge.tsx";
import { ReadFlags } from "#web/admin/leads/source-leads.tsx";
import { OpenRowButton } from "#web/admin/list/open-row-button.tsx";
import type { RowActions } from "#web/admin/list/row-actions.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import type { Column } from "#web/ui/table.tsx";

export function useMessageColumns(actions: RowActions<Message>): readonly Column<Message>[] {
  const { t } = useAdminTranslation();
  return [
    {
      key: "sender",
      header: t("messages.columns.sender"),
      cell: ({ name, email }) => (
        <span className="block max-w-56">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-ink-soft text-sm">{email}</span>
        </span>
      ),
    },
    {
      key: "message",
      header: t("messages.columns.message"),
      cell: (message) => (
        <OpenRowButton {...actions(message).view} name={message.subject} text={message.message} />
      ),
    },
    {
      key: "date",
      header: t("messages.columns.date"),
      cell: ({ created_at: iso }) => (
        <DateText iso={iso} fallback={t("messages.noDate")} className="text-sm" />
      ),
    },
    {
      key: "state",
      header: t("messages.columns.state"),
      cell: ({ id }) => (
        <ReadFlags kind="messages">
          {({ isRead }) => (
            <ReadBadge isRead={isRead(id)} read={t("messages.read")} unread={t("messages.new")} />
          )}
        </ReadFlags>
      ),
    },
  ];
}

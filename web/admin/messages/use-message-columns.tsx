import Reply from "lucide-react/icons/reply";
import type { Message } from "#domain/messages/message.ts";
import { mailLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadBadge } from "#web/admin/inbox/read-badge.tsx";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import { useReadFlags } from "#web/admin/leads/source-leads.tsx";
import { DeleteAction } from "#web/admin/list/card-actions.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import type { Column } from "#web/ui/table.tsx";

type Options = Readonly<{
  onView: (id: number) => void;
  onDelete: (message: Message) => void;
}>;

export function useMessageColumns({ onView, onDelete }: Options): readonly Column<Message>[] {
  const { t } = useAdminTranslation();
  const { isRead } = useReadFlags("messages");
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
      cell: ({ id, name, subject, message }) => (
        <button
          type="button"
          aria-label={t("messages.viewOf", { name })}
          onClick={() => onView(id)}
          className="group block w-full text-left"
        >
          <span className="line-clamp-1 font-semibold text-indigo underline-offset-4 group-hover:underline">
            {subject}
          </span>
          <span className="line-clamp-1 text-ink-soft text-sm">{message}</span>
        </button>
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
        <ReadBadge isRead={isRead(id)} read={t("messages.read")} unread={t("messages.new")} />
      ),
    },
    {
      key: "actions",
      header: t("list.actions"),
      cell: (message) => (
        <span className="flex">
          <a
            href={mailLink(message.email, replySubject(message.subject))}
            aria-label={t("messages.replyTo", { name: message.name })}
            className="touch inline-grid place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Reply aria-hidden className="size-5" />
          </a>
          <DeleteAction
            label={t("messages.deleteOf", { name: message.name })}
            onClick={() => onDelete(message)}
          />
        </span>
      ),
    },
  ];
}

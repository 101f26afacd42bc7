import Reply from "lucide-react/icons/reply";
import { type Message, messageSchema } from "#domain/messages/message.ts";
import { mailLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import { SourceLeads } from "#web/admin/leads/source-leads.tsx";
import { useRowActions } from "#web/admin/list/row-actions.tsx";
import { RowTab } from "#web/admin/list/row-tab.tsx";
import { useRowList } from "#web/admin/list/use-row-list.ts";
import { EmptyMessagesArt } from "#web/art/drawings.tsx";
import { MessageCard } from "./message-card.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { useMessageColumns } from "./use-message-columns.tsx";

const orders = ["-created_at", "created_at", "name", "subject"] as const;

/** AC1: messages from the Contact page. */
export function MessagesTab() {
  const { t } = useAdminTranslation();
  const list = useRowList<Message>({
    kind: "messages",
    item: messageSchema,
    nameOf: ({ name, subject }) => `${name} – ${subject}`,
    shortNameOf: ({ name }) => name,
  });
  const actions = useRowActions(list, {
    main: ({ name, email, subject }) => ({
      label: t("messages.replyTo", { name }),
      text: t("messages.reply"),
      icon: <Reply aria-hidden />,
      href: mailLink(email, replySubject(subject)),
    }),
  });
  return (
    <SourceLeads list={list}>
      <RowTab
        list={list}
        actions={actions}
        art={<EmptyMessagesArt className="h-44 w-auto text-ink" />}
        orders={orders.map((value) => ({ value, label: t(`messages.orders.${value}`) }))}
        card={(message) => <MessageCard message={message} actions={actions} />}
        isDialogOpen={list.openId !== null}
        columns={useMessageColumns(actions)}
      >
        <MessageDialog id={list.openId} listed={list.opened} onClose={list.close} deletion={list.deletion} />
      </RowTab>
    </SourceLeads>
  );
}

import { type Message, messageSchema } from "#domain/messages/message.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { InboxTab } from "#web/admin/inbox/inbox-tab.tsx";
import { useInbox } from "#web/admin/inbox/use-inbox.ts";
import { EmptyMessagesArt } from "#web/art/drawings.tsx";
import { MessageCard } from "./message-card.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { useMessageColumns } from "./use-message-columns.tsx";

const orders = ["-created_at", "created_at", "name", "subject"] as const;

/** AC1: messages from the Contact page. */
export function MessagesTab() {
  const { t } = useAdminTranslation();
  const inbox = useInbox<Message>({
    resource: "messages",
    textKey: "messages",
    item: messageSchema,
    nameOf: ({ name, subject }) => `${name} – ${subject}`,
    confirmLabel: t("messages.detail.delete"),
    deletedText: ({ name }) => t("messages.deletion.doneText", { name }),
  });
  const { open, close, deletion } = inbox;
  return (
    <InboxTab
      inbox={inbox}
      art={<EmptyMessagesArt className="h-44 w-auto text-ink" />}
      orders={orders.map((value) => ({ value, label: t(`messages.orders.${value}`) }))}
      card={(message) => (
        <MessageCard
          message={message}
          onView={() => open(message.id)}
          onDelete={() => deletion.ask(message)}
        />
      )}
      isDialogOpen={inbox.openId !== null}
      columns={useMessageColumns({ onView: open, onDelete: deletion.ask })}
    >
      <MessageDialog id={inbox.openId} listed={inbox.opened} onClose={close} deletion={deletion} />
    </InboxTab>
  );
}

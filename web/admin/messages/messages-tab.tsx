import { type Message, messageSchema } from "#domain/messages/message.ts";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { ResourceList } from "#web/admin/list/resource-list.tsx";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useListAddress } from "#web/admin/list/use-list-address.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { useReadFlags } from "#web/admin/use-read-flags.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { EmptyMessagesArt } from "#web/art/empty-messages.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { deleteMessage } from "./message-calls.ts";
import { MessageCard } from "./message-card.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { useMessageColumns } from "./use-message-columns.tsx";

const orders = ["-created_at", "created_at", "name", "subject"] as const;

/** AC1: what visitors wrote through the Contact page. */
export function MessagesTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const words = useProblemWords();
  const address = useListAddress();
  const { openId, open, close } = useOpenRow();
  const { isRead, markAsRead } = useReadFlags("messages");
  const query = useResourcePage({
    resource: "messages",
    path: "/messages/",
    item: messageSchema,
    page: address.page,
    query: { search: address.get("search"), ordering: address.get("ordering") },
  });
  const deletion = useDeletion({
    resource: "messages",
    remove: (message: Message) => deleteMessage(message.id),
    words: {
      title: t("messages.deletion.title"),
      question: t("messages.deletion.question"),
      confirm: t("messages.detail.delete"),
    },
    done: ({ name }) => ({
      title: t("messages.deletion.done"),
      text: t("messages.deletion.doneText", { name }),
    }),
    failed: (_message, failure) => ({ title: t("messages.deletion.failed"), text: words.reason(failure) }),
    onGone: ({ id }) => id === openId && close(),
  });
  const columns = useMessageColumns({ isRead, onView: open, onDelete: deletion.ask });

  return (
    <>
      <ResourceList
        resource="messages"
        title={t("messages.title")}
        count={(number) => t("messages.count", { number: format.number(number) })}
        query={query}
        loading={t("messages.loading")}
        failed={t("messages.failed")}
        empty={{
          art: <EmptyMessagesArt className="h-44 w-auto text-ink" />,
          title: t("messages.empty.title"),
          text: t("messages.empty.text"),
        }}
        tools={
          <ListTools
            searchHint={t("messages.searchHint")}
            orders={orders.map((value) => ({ value, label: t(`messages.orders.${value}`) }))}
          />
        }
        card={(message) => (
          <MessageCard
            message={message}
            isRead={isRead(message.id)}
            onView={() => open(message.id)}
            onDelete={() => deletion.ask(message)}
          />
        )}
        columns={columns}
      />
      {openId === null && deletion.dialog}
      <MessageDialog
        id={openId}
        listed={query.data?.results.find((message) => message.id === openId)}
        isRead={openId !== null && isRead(openId)}
        onMarkAsRead={markAsRead}
        onDelete={deletion.ask}
        onClose={close}
        confirm={deletion.dialog}
      />
    </>
  );
}

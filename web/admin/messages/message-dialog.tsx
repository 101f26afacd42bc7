import { useQuery } from "@tanstack/react-query";
import Reply from "lucide-react/icons/reply";
import { type Message, messageSchema } from "#domain/messages/message.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { mailLink } from "#web/admin/details/contact-links.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { InboxDialog } from "#web/admin/inbox/inbox-dialog.tsx";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import { RecordedReplyLink, useReadFlags } from "#web/admin/leads/source-leads.tsx";
import type { Deletion } from "#web/admin/list/use-deletion.tsx";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { MessageText } from "./message-text.tsx";

type Props = Readonly<{
  /** Null while no message is open. */
  id: number | null;
  /** The message of the list, shown until the current one is loaded. */
  listed: Message | undefined;
  onClose: () => void;
  deletion: Deletion<Message>;
}>;

export function MessageDialog({ id, listed, onClose, deletion }: Props) {
  const { t } = useAdminTranslation();
  const flags = useReadFlags("messages");
  const lastId = useLastDefined(id ?? undefined);
  const query = useQuery({
    queryKey: ["messages", "one", lastId],
    queryFn: () => callAsAdmin({ method: "GET", path: `/messages/${lastId}/` }, messageSchema),
    enabled: id !== null,
    ...(listed && { placeholderData: listed }),
  });
  const message = query.data;
  return (
    <InboxDialog
      kind="messages"
      isOpen={id !== null}
      row={message}
      flags={flags}
      deletion={deletion}
      onClose={onClose}
      actions={
        message && (
          <>
            <RecordedReplyLink sourceId={message.id} />
            <ButtonAnchor icon={<Reply />} href={mailLink(message.email, replySubject(message.subject))}>
              {t("messages.detail.reply")}
            </ButtonAnchor>
          </>
        )
      }
    >
      <QueryContent query={query} loading={t("messages.loading")} failed={t("messages.detail.failed")}>
        {(shown) => <MessageText message={shown} isRead={flags.isRead(shown.id)} />}
      </QueryContent>
    </InboxDialog>
  );
}

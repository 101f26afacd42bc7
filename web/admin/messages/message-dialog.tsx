import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import Reply from "lucide-react/icons/reply";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Message } from "#domain/messages/message.ts";
import { mailLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { Deletion } from "#web/admin/list/use-deletion.tsx";
import { useReadFlags } from "#web/admin/storage/use-read-flags.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { fetchMessage, replySubject } from "./message-calls.ts";
import { MessageText } from "./message-text.tsx";

type Props = Readonly<{
  /** Null while no message is open. */
  id: number | null;
  /** The message as the list has it, shown until the server tells it anew. */
  listed: Message | undefined;
  onClose: () => void;
  deletion: Deletion<Message>;
}>;

export function MessageDialog({ id, listed, onClose, deletion }: Props) {
  const { t } = useAdminTranslation();
  const words = useProblemMessages();
  const { isRead, markAsRead } = useReadFlags("messages");
  // While it closes it still shows what it showed.
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);
  const query = useQuery({
    queryKey: ["messages", "one", lastId],
    queryFn: () => fetchMessage(lastId ?? 0),
    enabled: id !== null,
    ...(listed && { placeholderData: listed }),
  });
  const message = query.data;
  return (
    <Dialog
      isOpen={id !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("messages.detail.title")}
      size="lg"
      finalFocus={() => deletion.finalFocus(lastId ?? undefined)}
      footer={
        message && (
          <>
            <Button
              look="danger"
              icon={<Trash2 aria-hidden className="size-4" />}
              className="sm:mr-auto"
              onClick={() => deletion.ask(message)}
            >
              {t("messages.detail.delete")}
            </Button>
            {!isRead(message.id) && (
              <Button
                look="secondary"
                icon={<Check aria-hidden className="size-4" />}
                onClick={() => markAsRead(message.id)}
              >
                {t("messages.detail.markAsRead")}
              </Button>
            )}
            <ButtonAnchor
              icon={<Reply aria-hidden className="size-4" />}
              href={mailLink(message.email, replySubject(message))}
            >
              {t("messages.detail.reply")}
            </ButtonAnchor>
          </>
        )
      }
    >
      {message && <MessageText message={message} isRead={isRead(message.id)} />}
      {!message && query.isError && (
        <ErrorState
          title={t("messages.detail.failed")}
          text={words.reason(toCallFailure(query.error))}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {!message && !query.isError && (
        <SkeletonGroup label={t("messages.loading")}>
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
      {deletion.dialog}
    </Dialog>
  );
}

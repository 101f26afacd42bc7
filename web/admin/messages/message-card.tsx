import Reply from "lucide-react/icons/reply";
import type { Message } from "#domain/messages/message.ts";
import { mailLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import { LeadLink, useReadFlags } from "#web/admin/leads/source-leads.tsx";
import { DeleteAction, ViewAction } from "#web/admin/list/card-actions.tsx";
import { SelectRow } from "#web/admin/selection/select-row.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";

type Props = Readonly<{ message: Message; onView: () => void; onDelete: () => void }>;

export function MessageCard({ message, onView, onDelete }: Props) {
  const { t } = useAdminTranslation();
  const { isRead } = useReadFlags("messages");
  const { name, email } = message;
  return (
    <Card as="article" aria-label={name} className="flex flex-col gap-3">
      <header className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 grow">
          <h3 className="truncate text-base">{name}</h3>
          <p className="truncate text-ink-soft text-sm">{email}</p>
        </div>
        {!isRead(message.id) && <Badge tone="blue">{t("messages.new")}</Badge>}
      </header>
      <div className="grow">
        <p className="line-clamp-1 font-semibold">{message.subject}</p>
        <p className="mt-1 line-clamp-3 text-ink-soft text-sm">{message.message}</p>
      </div>
      <footer>
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-ink-soft text-sm">
          <DateText iso={message.created_at} fallback={t("messages.noDate")} />
          <LeadLink sourceId={message.id} />
        </p>
        <div className="flex gap-2">
          <SelectRow />
          <ViewAction label={t("messages.viewOf", { name })} onClick={onView}>
            {t("messages.view")}
          </ViewAction>
          <ButtonAnchor
            look="quiet"
            size="small"
            icon={<Reply aria-hidden className="size-4" />}
            aria-label={t("messages.replyTo", { name })}
            href={mailLink(email, replySubject(message.subject))}
          >
            {t("messages.reply")}
          </ButtonAnchor>
          <DeleteAction label={t("messages.deleteOf", { name })} onClick={onDelete} className="ml-auto" />
        </div>
      </footer>
    </Card>
  );
}

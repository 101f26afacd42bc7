import type { Message } from "#domain/messages/message.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LeadLink, useReadFlags } from "#web/admin/leads/source-leads.tsx";
import { CardActions, type RowActions } from "#web/admin/list/row-actions.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";

type Props = Readonly<{ message: Message; actions: RowActions<Message> }>;

export function MessageCard({ message, actions }: Props) {
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
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-ink-soft text-sm">
        <DateText iso={message.created_at} fallback={t("messages.noDate")} />
        <LeadLink sourceId={message.id} />
      </p>
      <CardActions {...actions(message)} />
    </Card>
  );
}

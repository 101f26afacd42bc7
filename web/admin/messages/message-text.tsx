import type { Message } from "#domain/messages/message.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { phoneLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadBadge } from "#web/admin/inbox/read-badge.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";

export function MessageText({ message, isRead }: Readonly<{ message: Message; isRead: boolean }>) {
  const { t } = useAdminTranslation();
  return (
    <article className="grid gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <Avatar name={message.name} className="size-12" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{message.name}</p>
          <p className="text-ink-soft text-sm wrap-anywhere">{message.email}</p>
          {message.phone && (
            <p className="text-sm">
              <TextAnchor href={phoneLink(message.phone)}>{message.phone}</TextAnchor>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          <DateText iso={message.created_at} hasOtherCalendar fallback={t("messages.noDate")} />
          <ReadBadge isRead={isRead} read={t("messages.detail.read")} unread={t("messages.detail.new")} />
        </div>
      </header>
      <div
        lang={detectLanguageTag(`${message.subject} ${message.message}`)}
        className="rounded-md bg-sunken p-5"
      >
        <h3 className="text-lg wrap-anywhere">{message.subject}</h3>
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{message.message}</p>
      </div>
    </article>
  );
}

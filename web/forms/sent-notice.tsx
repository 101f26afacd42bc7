import { formatDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import { useSendingTranslation } from "#web/i18n/sending-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Notice } from "#web/ui/notice.tsx";

type Props = Readonly<{ sentAtMs: number | undefined; className: string }>;

/** VT7: when the form was sent, in Kathmandu's time. It stays, while the toast disappears. */
export function SentNotice({ sentAtMs, className }: Props) {
  const { t } = useSendingTranslation();
  const language = useLanguage();
  if (sentAtMs === undefined) return null;
  const iso = new Date(sentAtMs).toISOString();
  const values = { date: formatDate(iso, language) ?? "", time: formatTime(iso, language) ?? "" };
  return (
    <div className={className}>
      <Notice tone="success">{t("sentAt", values)}</Notice>
    </div>
  );
}

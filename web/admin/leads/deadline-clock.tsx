import ClockAlert from "lucide-react/icons/clock-alert";
import { useEffect, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

const minuteMs = 60_000;

/** LE3: how long a promised answer can still wait, or how long it is overdue. */
export function DeadlineClock({ until }: Readonly<{ until: string }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Date.parse(until) - now;
  const isOverdue = leftMs <= 0;
  const minutes = Math.max(1, Math.floor(Math.abs(leftMs) / minuteMs));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  const time =
    days >= 2
      ? t("leads.deadline.days", { number: format.number(days) })
      : hours >= 1
        ? t("leads.deadline.hours", { number: format.number(hours) })
        : t("leads.deadline.minutes", { number: format.number(minutes) });
  return (
    <span
      className={`figures inline-flex items-center gap-1.5 font-semibold text-sm ${isOverdue ? "text-danger-strong" : "text-marigold-strong"}`}
    >
      <ClockAlert aria-hidden className="size-4 shrink-0" />
      {t(isOverdue ? "leads.deadline.overdue" : "leads.deadline.left", { time })}
    </span>
  );
}

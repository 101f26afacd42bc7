import type { Calendar } from "#domain/calendar/format-date.ts";
import type { CalendarDay } from "#domain/visits/calendar.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { CalendarActions } from "./calendar-actions.ts";
import { DayHeading } from "./day-heading.tsx";
import { StepLine } from "./step-line.tsx";
import { VisitBlock } from "./visit-block.tsx";
import { VisitLinks } from "./visit-links.tsx";

type Props = Readonly<{ days: readonly CalendarDay[]; calendar: Calendar; actions: CalendarActions }>;

/** DY4: what comes, day by day, with the call and the way beside each visit. Days without anything are left out. */
export function AgendaView({ days, calendar, actions }: Props) {
  const { t } = useAdminTranslation();
  const busy = days.filter(
    ({ date, holiday }) => holiday || actions.visitsOn(date).length + actions.stepsOn(date).length > 0,
  );
  if (busy.length === 0) return <p className="rounded-lg bg-sunken p-6">{t("calendar.empty")}</p>;
  return (
    <ol className="grid divide-y divide-line rounded-lg border border-line bg-surface">
      {busy.map((day) => (
        <li key={day.date} data-day={day.date} className="grid gap-3 p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <DayHeading day={day} calendar={calendar} />
          <ul className="grid content-start gap-3">
            {actions.visitsOn(day.date).map((visit) => (
              <li key={visit.id} className="grid gap-1">
                <VisitBlock
                  visit={visit}
                  startsAt={visit.starts_at}
                  actions={actions}
                  className="min-h-11 w-full text-sm"
                />
                <VisitLinks visit={visit} />
              </li>
            ))}
            {actions.stepsOn(day.date).map((step) => (
              <li key={step.lead_id}>
                <StepLine step={step} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

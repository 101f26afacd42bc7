import { type Calendar, datePartsIn } from "#domain/calendar/format-date.ts";
import type { CalendarDay } from "#domain/visits/calendar.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { CalendarActions } from "./calendar-actions.ts";
import { DayHeading } from "./day-heading.tsx";
import { weekdayName } from "./day-title.ts";
import { StepLine } from "./step-line.tsx";
import { VisitBlock } from "./visit-block.tsx";

type Props = Readonly<{
  days: readonly CalendarDay[];
  /** A day of the month. */
  day: string;
  calendar: Calendar;
  actions: CalendarActions;
  onOpenDay: (day: string) => void;
}>;

const maxShown = 3;

/** DY4: a month of either calendar in whole weeks. */
export function MonthView({ days, day, calendar, actions, onOpenDay }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const month = datePartsIn(calendar, day)?.month;
  return (
    <div className="rounded-lg border border-line bg-line">
      <div aria-hidden className="grid grid-cols-7 gap-px">
        {days.slice(0, 7).map(({ date }) => (
          <p
            key={date}
            className="bg-surface p-2 text-ink-soft text-sm first:rounded-tl-lg last:rounded-tr-lg"
          >
            {weekdayName(date, language)}
          </p>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-px pt-px">
        {days.map((one) => {
          const visits = actions.visitsOn(one.date);
          const steps = actions.stepsOn(one.date);
          const shown = visits.slice(0, maxShown);
          const hidden = visits.length - shown.length + Math.max(0, steps.length - 1);
          return (
            <li
              key={one.date}
              data-day={one.date}
              className={`grid min-h-28 min-w-0 content-start gap-1 p-1.5 ${one.opens === null ? "bg-sunken" : "bg-surface"}`}
            >
              <button
                type="button"
                onClick={() => onOpenDay(one.date)}
                className="touch flex items-start rounded-sm text-left hover:bg-sunken"
              >
                <DayHeading
                  day={one}
                  calendar={calendar}
                  hasWeekday={false}
                  isPale={datePartsIn(calendar, one.date)?.month !== month}
                />
              </button>
              {shown.map((visit) => (
                <VisitBlock
                  key={visit.id}
                  visit={visit}
                  startsAt={visit.starts_at}
                  actions={actions}
                  className="min-h-6 w-full"
                />
              ))}
              {steps.slice(0, 1).map((step) => (
                <StepLine key={step.lead_id} step={step} />
              ))}
              {hidden > 0 && (
                <button
                  type="button"
                  onClick={() => onOpenDay(one.date)}
                  className="min-h-6 text-left font-semibold text-indigo text-xs hover:underline"
                >
                  {t("calendar.more", { number: format.number(hidden) })}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

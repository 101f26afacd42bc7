import { formatClock } from "#domain/calendar/format-clock.ts";
import type { Calendar } from "#domain/calendar/format-date.ts";
import type { CalendarDay } from "#domain/visits/calendar.ts";
import { clockMinutes, placeVisits, shownHours } from "#domain/visits/calendar-layout.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { CalendarActions } from "./calendar-actions.ts";
import { DayHeading } from "./day-heading.tsx";
import { StepLine } from "./step-line.tsx";
import { VisitBlock } from "./visit-block.tsx";

type Props = Readonly<{ days: readonly CalendarDay[]; calendar: Calendar; actions: CalendarActions }>;

/** Two lines, or a fingertip, fit into half an hour. */
const hourRem = 5.5;

/** DY4: a day or a week by the hour. What lies outside the opening hours is shaded. */
export function TimeGrid({ days, calendar, actions }: Props) {
  const language = useLanguage();
  const { first, last } = shownHours(
    days,
    days.flatMap(({ date }) => actions.visitsOn(date)),
  );
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const minutes = (last - first) * 60;
  const toPercent = (minute: number) => `${((minute - first * 60) / minutes) * 100}%`;
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)]">
        <div />
        <div className="grid auto-cols-fr grid-flow-col divide-x divide-line">
          {days.map((day) => (
            <div key={day.date} className="grid min-w-0 content-start gap-1 p-2">
              <DayHeading day={day} calendar={calendar} />
              {actions.stepsOn(day.date).map((step) => (
                <StepLine key={step.lead_id} step={step} />
              ))}
            </div>
          ))}
        </div>
        <div aria-hidden className="border-line border-t">
          {hours.map((hour) => (
            <p
              key={hour}
              style={{ height: `${hourRem}rem` }}
              className="figures pt-0.5 pr-2 text-right text-ink-soft text-xs"
            >
              {formatClock(`${String(hour).padStart(2, "0")}:00`, language)}
            </p>
          ))}
        </div>
        <div className="grid auto-cols-fr grid-flow-col divide-x divide-line border-line border-t">
          {days.map((day) => (
            <div
              key={day.date}
              data-day={day.date}
              data-from={first * 60}
              data-until={last * 60}
              style={{ height: `${hours.length * hourRem}rem` }}
              className="relative min-w-0 bg-sunken"
            >
              {day.opens !== null && day.closes !== null && (
                <div
                  className="absolute inset-x-0 bg-surface"
                  style={{
                    top: toPercent(clockMinutes(day.opens)),
                    bottom: `calc(100% - ${toPercent(clockMinutes(day.closes))})`,
                  }}
                />
              )}
              {hours.map((hour) => (
                <div
                  key={hour}
                  className="absolute inset-x-0 border-line border-t"
                  style={{ top: toPercent(hour * 60) }}
                />
              ))}
              {placeVisits(actions.visitsOn(day.date)).map(({ visit, from, until, lane, lanes }) => (
                <VisitBlock
                  key={visit.id}
                  visit={visit}
                  startsAt={visit.starts_at}
                  actions={actions}
                  isOneLine
                  className="absolute min-h-6 cursor-pointer touch-auto"
                  style={{
                    top: toPercent(from),
                    height: `calc(${toPercent(until)} - ${toPercent(from)})`,
                    left: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

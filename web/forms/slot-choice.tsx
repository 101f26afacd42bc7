import { type ComponentProps, useId } from "react";
import { formatClock } from "#domain/calendar/format-clock.ts";
import { formatShortDate, formatShortDateIn, mainCalendar } from "#domain/calendar/format-date.ts";
import { writeSlot } from "#domain/enquiries/visit-slot.ts";
import type { Language } from "#domain/language.ts";
import { dayNames } from "#domain/settings/opening-hours.ts";
import { weekdays } from "#domain/settings/weekdays.ts";
import type { FreeDay } from "#domain/visits/free-times.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

type Radios = Pick<ComponentProps<"input">, "name" | "ref" | "onChange" | "onBlur"> &
  Readonly<{ defaultValue: string }>;
type Props = Readonly<{
  days: readonly FreeDay[];
  day: Radios;
  slot: Radios;
  labels: Readonly<{ day: string; time: string }>;
  message?: string | undefined;
}>;

const chip =
  "touch relative flex flex-col items-center justify-center rounded-md border border-line-strong bg-surface px-1 py-2 text-center leading-title transition-colors duration-fast hover:border-ink has-checked:border-indigo has-checked:bg-indigo-soft has-checked:ring-1 has-checked:ring-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2";
const radio = "absolute inset-0 size-full cursor-pointer opacity-0";

/** DY5: a day, then one of its free times. The style sheet shows those of the chosen day, so that it works without JavaScript. */
export function SlotChoice({ days, day, slot, labels, message }: Props) {
  const language = useLanguage();
  const id = useId();
  const { defaultValue: chosenDay, ...dayRadio } = day;
  const { defaultValue: chosenSlot, ...slotRadio } = slot;
  const shownDay = days.some(({ date }) => date === chosenDay) ? chosenDay : days[0]?.date;
  return (
    <fieldset aria-describedby={message && id} className="min-w-0">
      <legend className="field-label">{labels.day}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {days.map(({ date, times }) => (
          <div key={date} className="group/day contents">
            <label className={chip}>
              <input
                type="radio"
                value={date}
                defaultChecked={date === shownDay}
                data-day
                className={radio}
                {...dayRadio}
              />
              <span className="font-semibold">{weekdayOf(date, language)}</span>
              <span>{formatShortDate(date, language)}</span>
              <span className="text-ink-soft text-sm">
                {formatShortDateIn(mainCalendar[language] === "ad" ? "bs" : "ad", date, language)}
              </span>
            </label>
            <fieldset className="order-last col-span-full mt-2 hidden min-w-0 group-has-[[data-day]:checked]/day:block">
              <legend className="field-label">
                {labels.time}
                <span className="sr-only">
                  {" "}
                  {weekdayOf(date, language)} {formatShortDate(date, language)}
                </span>
              </legend>
              <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
                {times.map((time) => {
                  const value = writeSlot(date, time);
                  return (
                    <label key={time} className={chip}>
                      <input
                        type="radio"
                        value={value}
                        defaultChecked={value === chosenSlot}
                        aria-invalid={message ? true : undefined}
                        className={radio}
                        {...slotRadio}
                      />
                      {formatClock(time, language)}
                    </label>
                  );
                })}
              </div>
            </fieldset>
          </div>
        ))}
      </div>
      {message && (
        <p id={id} className="mt-1.5 text-danger-strong text-sm">
          {message}
        </p>
      )}
    </fieldset>
  );
}

/** "Sun", "आइत" */
function weekdayOf(isoDate: string, language: Language): string {
  const weekday = weekdays[new Date(`${isoDate}T00:00:00Z`).getUTCDay()] ?? "sunday";
  const name = dayNames[language][weekday];
  return language === "en" ? name.slice(0, 3) : name.replace(/बार$/, "");
}

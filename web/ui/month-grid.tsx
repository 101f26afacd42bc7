import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Calendar, datePartsIn, formatDateIn, monthName } from "#domain/calendar/format-date.ts";
import { addDays, addMonths, monthDays } from "#domain/calendar/month-days.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { useDateTranslation } from "#web/i18n/date-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Icon } from "#web/icons/icon.tsx";
import { IconButton } from "./icon-button.tsx";

type Props = Readonly<{
  calendar: Calendar;
  initialDay: string;
  chosenDay: string | null;
  min: string | undefined;
  /** The day that arrow keys move from. */
  focusedDay: RefObject<HTMLButtonElement | null>;
  onChoose: (isoDate: string) => void;
}>;

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
const shownYears = 91;
const firstYears = { ad: 1943, bs: 2000 } as const;
const weekdayOf = (isoDate: string) => new Date(isoDate).getUTCDay();

/** A month of either calendar. Each day also shows its number in the other calendar. */
export function MonthGrid({ calendar, initialDay, chosenDay, min, focusedDay, onChoose }: Props) {
  const { t } = useDateTranslation();
  const language = useLanguage();
  const format = useFormat();
  const [day, setDay] = useState(initialDay);
  const hasMoved = useRef(false);
  const { year = 0, month = 0 } = datePartsIn(calendar, day) ?? {};
  const days = monthDays(calendar, year, month);
  const today = kathmanduDay(Date.now());
  const other = calendar === "ad" ? "bs" : "ad";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref holds another button after the day changed
  useEffect(() => {
    if (hasMoved.current) focusedDay.current?.focus();
    hasMoved.current = false;
  }, [day]);

  const moveTo = (next: string | null) => {
    if (next !== null && datePartsIn(calendar, next)) setDay(next);
  };
  const moveByMonths = (months: number) => moveTo(addMonths(calendar, day, months));

  function moveByKey(event: KeyboardEvent) {
    const nextDays: Record<string, string | null> = {
      ArrowLeft: addDays(day, -1),
      ArrowRight: addDays(day, 1),
      ArrowUp: addDays(day, -7),
      ArrowDown: addDays(day, 7),
      PageUp: addMonths(calendar, day, -1),
      PageDown: addMonths(calendar, day, 1),
    };
    const next = nextDays[event.key];
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    moveTo(next);
  }

  const selectClass = `appearance-none text-center font-semibold control`;
  return (
    <div className="grid w-77 gap-2">
      <div className="flex items-center gap-1">
        <IconButton label={t("previousMonth")} onClick={() => moveByMonths(-1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <select
          aria-label={t("month")}
          value={month}
          onChange={({ target }) => moveByMonths(Number(target.value) - month)}
          className={selectClass}
        >
          {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {monthName(calendar, number, language)}
            </option>
          ))}
        </select>
        <select
          aria-label={t("year")}
          value={year}
          onChange={({ target }) => moveByMonths((Number(target.value) - year) * 12)}
          className={`figures ${selectClass}`}
        >
          {Array.from({ length: shownYears }, (_, index) => firstYears[calendar] + index).map((number) => (
            <option key={number} value={number}>
              {format.digits(String(number))}
            </option>
          ))}
        </select>
        <IconButton label={t("nextMonth")} onClick={() => moveByMonths(1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      <div aria-hidden className="grid grid-cols-7 text-center text-ink-soft text-xs">
        {weekdays.map((weekday) => (
          <span key={weekday}>{t(`weekdays.${weekday}`)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it */}
      <div className="grid grid-cols-7" onKeyDown={moveByKey}>
        {days.map((isoDate, index) => (
          <button
            key={isoDate}
            ref={isoDate === day ? focusedDay : undefined}
            type="button"
            tabIndex={isoDate === day ? 0 : -1}
            disabled={min !== undefined && isoDate < min}
            aria-label={`${t(`weekdays.${weekdays[weekdayOf(isoDate)] ?? "sun"}`)}, ${formatDateIn(calendar, isoDate, language)}`}
            aria-pressed={isoDate === chosenDay}
            aria-current={isoDate === today ? "date" : undefined}
            style={index === 0 ? { gridColumnStart: weekdayOf(isoDate) + 1 } : undefined}
            onClick={() => onChoose(isoDate)}
            className="figures grid h-11 place-content-center rounded-md leading-tight hover:bg-sunken disabled:text-ink-faint aria-[current=date]:font-semibold aria-[current=date]:text-madder-strong aria-pressed:bg-indigo aria-pressed:text-on-indigo"
          >
            {format.digits(String(index + 1))}
            <span className="text-xs opacity-70">
              {format.digits(String(datePartsIn(other, isoDate)?.day ?? ""))}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

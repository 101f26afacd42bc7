import { useLayoutEffect, useRef, useState } from "react";
import { isProvisional, toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { type Calendar, datePartsIn, formatDateIn, mainCalendar } from "#domain/calendar/format-date.ts";
import { readDate, writeParts } from "#domain/calendar/read-date.ts";
import { isCalendarDate } from "#domain/dates.ts";
import { localDigits } from "#domain/numbers.ts";
import { useDateTranslation } from "#web/i18n/date-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { CalendarButton } from "./calendar-button.tsx";
import type { DateFieldProps } from "./date-field-props.ts";
import { Field } from "./field.tsx";
import { NarrowSelect } from "./narrow-select.tsx";

type Entry = Readonly<{ text: string; isoDate: string | null; calendar: Calendar }>;

/** Ends the value of an unreadable text, which could otherwise be a date of the other calendar. */
const unreadableMark = "?";

/** A text input for dates of either calendar. A hidden input holds the date as YYYY-MM-DD. */
export function CalendarDateField(props: DateFieldProps) {
  const {
    label,
    help,
    message,
    required,
    className,
    name = "",
    defaultValue,
    min,
    onChange,
    onBlur,
    ref,
  } = props;
  const { t } = useDateTranslation();
  const language = useLanguage();
  const stored = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Calendar | null>(null);
  const preferred = chosen ?? mainCalendar[language];
  const [entry, setEntry] = useState<Entry>({ text: "", isoDate: null, calendar: preferred });

  const entryOf = (isoDate: string, calendar: Calendar): Entry => {
    const parts = datePartsIn(calendar, isoDate);
    if (!parts) return entryOf(isoDate, "ad");
    return { text: localDigits(writeParts(parts), language), isoDate, calendar };
  };

  // The form sets the hidden input's value when it receives its ref, and when it takes over a colleague's change.
  useLayoutEffect(() => {
    const value = (stored.current?.value ?? "").replace(unreadableMark, "").trim();
    if (value === (entry.isoDate ?? entry.text.trim())) return;
    setEntry(isCalendarDate(value) ? entryOf(value, preferred) : { ...entry, text: value, isoDate: null });
  });

  function change(next: Entry) {
    setEntry(next);
    const value = next.isoDate ?? (next.text.trim() && next.text + unreadableMark);
    // Set at once, because the form reads it while the event bubbles.
    if (stored.current) stored.current.value = value;
    onChange?.({ type: "change", target: { name, value } });
  }

  function type(text: string, calendar = chosen) {
    const read = readDate(text, calendar);
    change({ text, isoDate: read?.isoDate ?? null, calendar: read?.calendar ?? calendar ?? preferred });
  }

  function choose(isoDate: string) {
    change(entryOf(isoDate, entry.calendar));
    stored.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function switchTo(calendar: Calendar) {
    setChosen(calendar);
    if (entry.isoDate === null) type(entry.text, calendar);
    else setEntry(entryOf(entry.isoDate, calendar));
  }

  return (
    <Field
      hasLabelId
      label={label}
      help={
        <span aria-live="polite">
          {entry.isoDate === null ? (
            (help ?? t("example"))
          ) : (
            <Understood {...entry} isoDate={entry.isoDate} />
          )}
        </span>
      }
      message={message}
      required={required}
      {...(className && { className })}
    >
      {(control) => (
        <span className="flex gap-2">
          {/* A text input, because React resets the value of a hidden one to its default. */}
          <input
            type="text"
            hidden
            name={name}
            defaultValue={defaultValue}
            ref={(element) => {
              stored.current = element;
              ref?.(element);
            }}
          />
          <span className="relative block min-w-0 grow">
            <input
              type="text"
              autoComplete="off"
              value={entry.text}
              onInput={({ currentTarget }) => type(currentTarget.value)}
              onBlur={onBlur}
              className="figures pr-11 control"
              {...control}
            />
            <CalendarButton
              describedBy={`${control.id}-label`}
              calendar={entry.calendar}
              isoDate={entry.isoDate}
              min={min === undefined ? undefined : String(min)}
              onChoose={choose}
            />
          </span>
          <NarrowSelect
            aria-label={t("calendar")}
            aria-describedby={`${control.id}-label`}
            value={entry.calendar}
            onChange={({ target }) => switchTo(target.value === "bs" ? "bs" : "ad")}
            options={[
              ["bs", t("calendars.bs")],
              ["ad", t("calendars.ad")],
            ]}
            className="shrink-0"
          />
        </span>
      )}
    </Field>
  );
}

/** The date in words, as it was read and in the other calendar. */
function Understood({ isoDate, calendar }: Readonly<{ isoDate: string; calendar: Calendar }>) {
  const { t } = useDateTranslation();
  const language = useLanguage();
  const other = formatDateIn(calendar === "ad" ? "bs" : "ad", isoDate, language);
  const bikramSambat = toBikramSambat(isoDate);
  return (
    <>
      {[formatDateIn(calendar, isoDate, language), other].filter(Boolean).join(" = ")}
      {bikramSambat && isProvisional(bikramSambat) && <span className="block">{t("provisional")}</span>}
    </>
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { formatClock } from "#domain/calendar/format-clock.ts";
import { isCalendarDate } from "#domain/dates.ts";
import { allVisitTimes, type Hours, hoursOn, visitTimes } from "#domain/enquiries/visit-times.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";

type RegisteredField = UseFormRegisterReturn &
  Readonly<{ defaultValue: string; message: string | undefined }>;
type Props = Readonly<{
  hours: Hours;
  day: RegisteredField;
  time: RegisteredField;
  setTime: (time: string) => void;
}>;

/** VT3: a day in either calendar, and a time within the opening hours of that day. */
export function VisitFields({ hours, day, time, setTime }: Props) {
  const { t } = useEnquiryTranslation();
  const { t: site } = useTranslation();
  const language = useLanguage();
  const messages = useProblemMessages();
  const today = useKathmanduDay();
  const [chosenDay, setChosenDay] = useState(day.defaultValue);
  const [chosenTime, setChosenTime] = useState(time.defaultValue);
  // A cached page knows neither the day nor the time.
  const isKnown = today !== undefined && isCalendarDate(chosenDay) && chosenDay >= today;
  const open = isKnown ? hoursOn(hours, chosenDay) : null;
  const offered = isKnown ? visitTimes(hours, chosenDay, Date.now()) : [];
  const times = offered.length > 0 ? offered : allVisitTimes(hours);
  const dayMessage = (() => {
    if (isKnown && !open) return messages.field("day_closed");
    return isKnown && offered.length === 0 ? t("noTimes") : day.message;
  })();

  // A time that a day does not offer returns with a day that does.
  const showTime = useEffectEvent(() => setTime(times.includes(chosenTime) ? chosenTime : ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has other times
  useEffect(() => {
    if (chosenTime !== "") showTime();
  }, [chosenDay, chosenTime]);

  return (
    <FormRow>
      <DateField
        label={t("fields.day")}
        min={today}
        required
        {...day}
        message={dayMessage}
        onChange={(event) => {
          setChosenDay(event.target.value);
          return day.onChange(event);
        }}
      />
      <SelectField
        label={t("fields.time")}
        placeholder={site("ui.choose")}
        required
        help={
          open &&
          t("open", { opens: formatClock(open.opens, language), closes: formatClock(open.closes, language) })
        }
        options={times.map((value) => ({ value, label: formatClock(value, language) }))}
        {...time}
        onChange={(event) => {
          setChosenTime(event.target.value);
          return time.onChange(event);
        }}
      />
    </FormRow>
  );
}

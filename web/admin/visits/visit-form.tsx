import { useState } from "react";
import * as z from "zod/mini";
import { formatClock, isClockTime } from "#domain/calendar/format-clock.ts";
import { formatShortDate } from "#domain/calendar/format-date.ts";
import { isoDate } from "#domain/date-fields.ts";
import { calendarDay, kathmanduClock, kathmanduTime } from "#domain/dates.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { lineOrEmpty, requiredLine, textOrEmpty } from "#domain/text-fields.ts";
import { type FreeDay, takenSlotSchema } from "#domain/visits/free-times.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";

const schema = z.pipe(
  z.object({
    day: isoDate.check(z.refine((day) => day !== null, fieldCode("required"))),
    time: requiredLine(maxLengths.word).check(z.refine(isClockTime, fieldCode("choice_invalid"))),
    meeting_place: lineOrEmpty(maxLengths.address),
    note: textOrEmpty(maxLengths.text),
  }),
  z.transform(({ day, time, ...texts }) => ({
    ...texts,
    starts_at: kathmanduTime(day ?? "", time).toISOString(),
  })),
);
type VisitTimeInput = z.output<typeof schema>;

/** Quarters of an hour from 6 to 21; staff may meet people before the office opens. */
const times = Array.from({ length: 60 }, (_, index) => {
  const minutes = 6 * 60 + index * 15;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
});
const maxShownDays = 3;

type Props = Readonly<{
  /** Undefined for a new one. */
  visit?: Visit;
  submitLabel: string;
  send: (input: VisitTimeInput, attempt: SubmissionAttempt) => Promise<void>;
  onClose: () => void;
}>;

/** DY5: day, time and place of a visit. If the time is taken, the next free ones are shown. */
export function VisitForm({ visit, submitLabel, send, onClose }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const [freeDays, setFreeDays] = useState<readonly FreeDay[]>([]);
  const form = useSimpleForm({
    schema,
    defaultValues: {
      day: visit ? calendarDay(visit.starts_at) : "",
      time: visit ? clockOf(visit.starts_at) : "",
      meeting_place: visit?.meeting_place ?? "",
      note: visit?.note ?? "",
    },
    async send(input, attempt) {
      try {
        await send(input, attempt);
      } catch (error) {
        const taken = takenSlotSchema.safeParse(toCallFailure(error).problem?.current).data;
        setFreeDays(taken?.free_times ?? []);
        throw error;
      }
      onClose();
    },
  });
  const time = form.watch("time") ?? "";
  const options = times.includes(time) || time === "" ? times : [...times, time].sort();
  return (
    <SimpleForm
      form={form}
      submitLabel={submitLabel}
      cancel={{ label: t("visits.close"), look: "quiet", onPress: onClose }}
    >
      <FormRow>
        <DateField
          label={t("visits.day")}
          required
          defaultValue={visit ? (calendarDay(visit.starts_at) ?? "") : ""}
          {...form.field("day")}
        />
        <SelectField
          label={t("visits.time")}
          required
          placeholder="–"
          options={options.map((value) => ({ value, label: formatClock(value, language) }))}
          {...form.field("time")}
        />
      </FormRow>
      <TextField
        label={t("visits.place")}
        help={t("visits.placeHelp")}
        maxLength={maxLengths.address}
        {...form.field("meeting_place")}
      />
      <TextareaField label={t("visits.note")} rows={2} maxLength={maxLengths.text} {...form.field("note")} />
      {freeDays.length > 0 && (
        <ul className="grid gap-1 text-sm">
          <li className="font-semibold">{t("visits.free")}</li>
          {freeDays.slice(0, maxShownDays).map(({ date, times: free }) => (
            <li key={date}>
              {formatShortDate(date, language)}: {free.map((one) => formatClock(one, language)).join(", ")}
            </li>
          ))}
        </ul>
      )}
    </SimpleForm>
  );
}

function clockOf(iso: string): string {
  const { hour = 0, minute = 0 } = kathmanduClock(iso) ?? {};
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

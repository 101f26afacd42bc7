import * as z from "zod/mini";
import { isClockTime } from "#domain/calendar/format-clock.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import {
  lineOrEmpty,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredText,
} from "#domain/text-fields.ts";
import type { EnquiryInput } from "./enquiry.ts";
import { visitDay } from "./visit-day.ts";
import { readSlot } from "./visit-slot.ts";
import { type Hours, visitProblem } from "./visit-times.ts";

/** One field for either, so that a form has three: with an @ it is an e-mail address. */
const contact = z.pipe(
  requiredLine(maxLengths.email),
  z.transform((text, context): Pick<EnquiryInput, "email" | "phone"> => {
    const isEmail = text.includes("@");
    const read = (isEmail ? requiredEmail : requiredPhone).safeParse(text);
    if (!read.success) {
      context.issues.push({
        code: "custom",
        message: fieldCode(isEmail ? "email_invalid" : "phone_invalid"),
        input: text,
      });
      return z.NEVER;
    }
    return isEmail ? { email: read.data, phone: null } : { email: null, phone: read.data };
  }),
);

const fields = {
  name: requiredLine(maxLengths.name),
  contact,
  message: requiredText(maxLengths.text),
};

/** How a time is chosen: within the opening hours, or among the free times. */
export type VisitChoice = Readonly<{ hours: Hours; isBookingOn: boolean }>;

/** DY5: one of the free times. */
const bookedVisit = z.pipe(
  z
    .object({
      ...fields,
      kind: z.literal("visit"),
      visit_day: lineOrEmpty(maxLengths.word),
      visit_slot: requiredLine(maxLengths.word).check(
        z.refine((slot) => readSlot(slot, "") !== null, fieldCode("required")),
      ),
    })
    .check(({ value, issues }) => {
      // Another day is open than that of the time.
      if (!readSlot(value.visit_slot, value.visit_day))
        issues.push({ code: "custom", message: fieldCode("required"), path: ["visit_slot"], input: value });
    }),
  z.transform(({ visit_day, visit_slot, ...sent }) => {
    const slot = readSlot(visit_slot, visit_day);
    return { ...sent, visit_on: slot?.date ?? null, visit_time: slot?.time ?? null };
  }),
);

/** VT3: the form of a listing's page. What was entered for a visit does not count for a question. */
export function enquiryFormSchema({ hours, isBookingOn }: VisitChoice) {
  const wishedVisit = z
    .object({
      ...fields,
      kind: z.literal("visit"),
      visit_on: visitDay.check(z.refine((day) => day !== null, fieldCode("required"))),
      visit_time: requiredLine(maxLengths.word).check(z.refine(isClockTime, fieldCode("choice_invalid"))),
    })
    .check(({ value, issues }) => {
      const { visit_on: day, visit_time: time } = value;
      const problem = day === null ? null : visitProblem(hours, day, time, Date.now());
      if (problem)
        issues.push({ code: "custom", message: problem.code, path: [problem.field], input: value });
    });
  const enquiry = z.object({ ...fields, kind: z.literal("enquiry") });
  const visit = isBookingOn ? bookedVisit : wishedVisit;
  return z.pipe(
    z.discriminatedUnion("kind", [enquiry, visit], fieldCode("choice_invalid")),
    z.transform(({ contact: address, ...sent }) => ({
      visit_on: null,
      visit_time: null,
      ...sent,
      ...address,
    })),
  );
}
export type EnquiryForm = z.output<ReturnType<typeof enquiryFormSchema>>;

import * as z from "zod/mini";
import { isCalendarDate } from "#domain/dates.ts";
import { looseFields, wordsOrNull } from "#domain/loose-fields.ts";
import { serviceRequestSchema } from "./service-request.ts";

const words = z.nullable(z.string());

/** A request as staff see it: another API host may know more about the project, and less of the rest. */
const shownSchema = z.extend(serviceRequestSchema, {
  address: words,
  Service_urgency: words,
  preffered_date: words,
  created_at: words,
  projectType: words,
  budget: words,
  timeline: words,
  location: words,
});
export type ShownServiceRequest = z.infer<typeof shownSchema>;

export const shownServiceRequestSchema = z.pipe(z.pipe(z.unknown(), z.transform(tighten)), shownSchema);

function tighten(value: unknown) {
  const raw = looseFields(value);
  const urgency = wordsOrNull(raw.Service_urgency);
  const type = raw.service_type ?? raw.service_name;
  return {
    ...raw,
    service_name: raw.service_name ?? type,
    service_type: type,
    email: wordsOrNull(raw.email),
    address: wordsOrNull(raw.address),
    Service_urgency: urgency,
    preffered_date: calendarDate(raw.preffered_date),
    description: raw.description ?? "",
    imag: wordsOrNull(raw.imag),
    pictures: raw.pictures ?? [],
    created_at: wordsOrNull(raw.created_at),
    projectType: wordsOrNull(raw.projectType),
    budget: wordsOrNull(raw.budget),
    // The form asks how soon the work is wanted, which is the timeline staff plan by.
    timeline: wordsOrNull(raw.timeline) ?? urgency,
    location: wordsOrNull(raw.location),
  };
}

/** The day of an instant too: a wished-for day has no hour. */
function calendarDate(value: unknown): string | null {
  const day = wordsOrNull(value)?.slice(0, 10);
  return day !== undefined && isCalendarDate(day) ? day : null;
}

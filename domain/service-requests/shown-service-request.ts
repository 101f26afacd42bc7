import * as z from "zod/mini";
import { isCalendarDate } from "#domain/dates.ts";
import { looseFields, textOrNull } from "#domain/loose-fields.ts";
import { serviceRequestSchema } from "./service-request.ts";

const words = z.nullable(z.string());

/** A request in the dashboard. Another API host may send more project fields and omit others. */
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
  const urgency = textOrNull(raw.Service_urgency);
  const type = raw.service_type ?? raw.service_name;
  return {
    ...raw,
    service_name: raw.service_name ?? type,
    service_type: type,
    email: textOrNull(raw.email),
    address: textOrNull(raw.address),
    Service_urgency: urgency,
    preffered_date: calendarDate(raw.preffered_date),
    description: raw.description ?? "",
    imag: textOrNull(raw.imag),
    pictures: raw.pictures ?? [],
    created_at: textOrNull(raw.created_at),
    projectType: textOrNull(raw.projectType),
    budget: textOrNull(raw.budget),
    // Our form asks for the urgency only, which serves as the timeline.
    timeline: textOrNull(raw.timeline) ?? urgency,
    location: textOrNull(raw.location),
  };
}

/** Accepts a date or a timestamp and returns the date. */
function calendarDate(value: unknown): string | null {
  const day = textOrNull(value)?.slice(0, 10);
  return day !== undefined && isCalendarDate(day) ? day : null;
}

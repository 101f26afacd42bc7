import * as z from "zod/mini";
import { isCalendarDate } from "#domain/dates.ts";
import { serviceRequestSchema } from "#domain/service-requests/service-request.ts";
import { looseSchema, textOrNull } from "./loose-schema.ts";

const nullableText = z.nullable(z.string());

export const looseServiceRequestSchema = looseSchema(
  (fields) => {
    const urgency = textOrNull(fields.Service_urgency);
    const type = fields.service_type ?? fields.service_name;
    return {
      ...fields,
      service_name: fields.service_name ?? type,
      service_type: type,
      email: textOrNull(fields.email),
      address: textOrNull(fields.address),
      Service_urgency: urgency,
      preffered_date: readCalendarDate(fields.preffered_date),
      description: fields.description ?? "",
      imag: textOrNull(fields.imag),
      pictures: fields.pictures ?? [],
      created_at: textOrNull(fields.created_at),
      projectType: textOrNull(fields.projectType),
      budget: textOrNull(fields.budget),
      // Our form asks for the urgency only, which serves as the timeline.
      timeline: textOrNull(fields.timeline) ?? urgency,
      location: textOrNull(fields.location),
    };
  },
  z.extend(serviceRequestSchema, {
    address: nullableText,
    Service_urgency: nullableText,
    preffered_date: nullableText,
    created_at: nullableText,
    projectType: nullableText,
    budget: nullableText,
    timeline: nullableText,
    location: nullableText,
  }),
);
/** Unlike ours, a request of another API host may have more fields about the project and may lack others. */
export type LooseServiceRequest = z.output<typeof looseServiceRequestSchema>;

/** Reads a date or a timestamp and returns the date. */
function readCalendarDate(value: unknown): string | null {
  const day = textOrNull(value)?.slice(0, 10);
  return day !== undefined && isCalendarDate(day) ? day : null;
}

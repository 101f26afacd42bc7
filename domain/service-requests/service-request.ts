import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { isoDateFromToday } from "#domain/date-fields.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import {
  longest,
  optionalEmail,
  optionalLine,
  requiredLine,
  requiredPhone,
  requiredText,
} from "#domain/text-fields.ts";
import { serviceKeys, services, urgencies, urgencyKeys } from "./services.ts";

/** What the API takes. A client that names no service means the one its type says. */
export const serviceRequestInputSchema = z.pipe(
  z.object({
    service_name: optionalLine(longest.name),
    phone_no: requiredPhone,
    email: optionalEmail,
    address: requiredLine(longest.address),
    service_type: requiredLine(longest.name),
    Service_urgency: requiredChoice(Object.values(urgencies)),
    preffered_date: isoDateFromToday,
    description: requiredText(longest.text),
  }),
  z.transform((input) => ({ ...input, service_name: input.service_name ?? input.service_type })),
);
export type ServiceRequestInput = z.output<typeof serviceRequestInputSchema>;

/** OT2: the visitor's quote form. */
export const quoteFormSchema = z.object({
  name: requiredLine(longest.name),
  phone: requiredPhone,
  email: optionalEmail,
  address: requiredLine(longest.address),
  service: requiredChoice(serviceKeys),
  urgency: requiredChoice(urgencyKeys),
  preferredDate: isoDateFromToday,
  description: requiredText(longest.text),
});
export type Quote = z.output<typeof quoteFormSchema>;
/** What the form holds before it is read. */
export type QuoteForm = z.input<typeof quoteFormSchema>;

/** What is sent of a quote: everything but the name (OT2), in the API's words (OT3). */
export function serviceRequestOf(quote: Quote): ServiceRequestInput {
  return {
    service_name: services[quote.service].name,
    phone_no: quote.phone,
    email: quote.email,
    address: quote.address,
    service_type: services[quote.service].type,
    Service_urgency: urgencies[quote.urgency],
    preffered_date: quote.preferredDate,
    description: quote.description,
  };
}

const shownIfThere = z.optional(z.nullable(z.string()));

/** A request as the API answers it to staff; the last four are shown when another host has them. */
export const serviceRequestSchema = z.object({
  id: z.int(),
  service_name: z.string(),
  phone_no: z.string(),
  email: z.nullable(z.string()),
  address: z.string(),
  service_type: z.string(),
  Service_urgency: z.string(),
  preffered_date: z.nullable(z.iso.date()),
  description: z.string(),
  imag: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
  created_at: z.iso.datetime(),
  projectType: shownIfThere,
  budget: shownIfThere,
  timeline: shownIfThere,
  location: shownIfThere,
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

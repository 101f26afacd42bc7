import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { isoDateFromToday } from "#domain/date-fields.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import {
  optionalEmail,
  optionalLine,
  requiredLine,
  requiredPhone,
  requiredText,
} from "#domain/text-fields.ts";
import { serviceKeys, services, urgencies, urgencyKeys } from "./services.ts";

/** The API's input. Without a service name, the service type is used. */
export const serviceRequestInputSchema = z.pipe(
  z.object({
    service_name: optionalLine(maxLengths.name),
    phone_no: requiredPhone,
    email: optionalEmail,
    address: requiredLine(maxLengths.address),
    service_type: requiredLine(maxLengths.name),
    Service_urgency: requiredChoice(Object.values(urgencies)),
    preffered_date: isoDateFromToday,
    description: requiredText(maxLengths.text),
  }),
  z.transform((input) => ({ ...input, service_name: input.service_name ?? input.service_type })),
);
export type ServiceRequestInput = z.output<typeof serviceRequestInputSchema>;

/** OT2: the visitor's quote form. */
export const quoteFormSchema = z.object({
  name: requiredLine(maxLengths.name),
  phone: requiredPhone,
  email: optionalEmail,
  address: requiredLine(maxLengths.address),
  service: requiredChoice(serviceKeys),
  urgency: requiredChoice(urgencyKeys),
  preferredDate: isoDateFromToday,
  description: requiredText(maxLengths.text),
});
export type Quote = z.output<typeof quoteFormSchema>;

/** Converts the quote form to the API's input. The name is not sent (OT2), and urgency and service use the API's values (OT3). */
export function toServiceRequestInput(quote: Quote): ServiceRequestInput {
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

const optionalText = z.optional(z.nullable(z.string()));

/** A request in API responses to staff. Only other API hosts send the last four fields. */
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
  projectType: optionalText,
  budget: optionalText,
  timeline: optionalText,
  location: optionalText,
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

import * as z from "zod/mini";
import type { AlertInput } from "#domain/alerts/alert.ts";
import { type EnquiryInput, enquirySchema } from "#domain/enquiries/enquiry.ts";
import { type SentEnquiry, sentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { MessageInput } from "#domain/messages/message.ts";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import { honeypotField } from "#domain/submissions/honeypot.ts";
import type { BotSignals } from "./bot-signals.ts";
import { apiHas } from "./capabilities.ts";
import { request } from "./request.ts";
import { uploadForm } from "./upload-form.ts";
import type { SubmissionAttempt } from "./use-submission.ts";

const statusSchema = z.object({ status_url: z.optional(z.string()) });

export async function sendMessage(
  input: MessageInput,
  attempt: SubmissionAttempt,
  signals: BotSignals,
): Promise<void> {
  const body = { ...input, ...honeypotFields(signals) };
  const headers = createHeaders(attempt, body, signals);
  await request({ method: "POST", path: "/messages/create/", body, headers });
}

/** VT3: returns what happens next. */
export async function sendEnquiry(
  input: EnquiryInput,
  attempt: SubmissionAttempt,
  signals: BotSignals,
): Promise<SentEnquiry> {
  const body = { ...input, ...honeypotFields(signals) };
  const headers = { ...createHeaders(attempt, body, signals), ...pageLanguage() };
  const answer = await request({ method: "POST", path: "/api/enquiries/", body, headers });
  return sentEnquiry(enquirySchema.safeParse(answer).data ?? { ...input, promised_until: null });
}

/**
 * Uploaded pictures are sent by their keys; another API host gets the first as a file. What the specification does not have
 * is left out if it is empty. Returns the address of the seller's page (LE5), which other hosts do not have.
 */
export async function submitProperty(
  input: SubmissionInput,
  pictures: Readonly<{ keys: readonly string[] } | { image: File | undefined }>,
  attempt: SubmissionAttempt,
  signals: BotSignals,
): Promise<string | undefined> {
  const { name, email, phone_no, propert_title, property_location, property_price, ...others } = input;
  const { property_type, no_of_bedrooms, no_of_bathrooms, area, description, price_unit, ...more } = others;
  const contact = { name, email, phone_no };
  const property = { propert_title, property_location, property_price, property_type, description };
  const rooms = { no_of_bedrooms, no_of_bathrooms, area };
  const unit = price_unit === "total" ? null : price_unit;
  const keys = "keys" in pictures && pictures.keys.length > 0 ? JSON.stringify(pictures.keys) : null;
  const given = Object.entries({ ...more, price_unit: unit, picture_keys: keys }).filter(
    ([, value]) => value !== null && value !== "",
  );
  const fields = { ...contact, ...property, ...rooms, ...Object.fromEntries(given) };
  const files = "image" in pictures ? { image: pictures.image } : {};
  const answer = await sendForm("/sell/", toFormData(fields, signals, files), attempt, signals);
  return statusSchema.safeParse(answer).data?.status_url;
}

/** OT2: only the first picture is sent. */
export async function requestService(
  input: ServiceRequestInput,
  picture: File | undefined,
  attempt: SubmissionAttempt,
  signals: BotSignals,
): Promise<void> {
  await sendForm("/service-requests/", toFormData(input, signals, { imag: picture }), attempt, signals);
}

/** VT5 */
export async function requestAlert(
  input: AlertInput,
  attempt: SubmissionAttempt,
  signals: BotSignals,
): Promise<void> {
  const body = { ...input, ...honeypotFields(signals) };
  const headers = { ...createHeaders(attempt, body, signals), ...pageLanguage() };
  await request({ method: "POST", path: "/api/alerts/", body, headers });
}

async function sendForm(path: string, form: FormData, attempt: SubmissionAttempt, signals: BotSignals) {
  const headers = { ...createHeaders(attempt, form, signals), ...pageLanguage() };
  return uploadForm({ method: "POST", path, form, onProgress: attempt.onProgress, headers });
}

/** The page's language, in which the sender is written to, may be another than the browser's. */
function pageLanguage(): Readonly<Record<string, string>> {
  return { "accept-language": document.documentElement.lang };
}

function createHeaders(
  { getIdempotencyHeaders }: SubmissionAttempt,
  content: FormData | object,
  { seconds }: BotSignals,
): Readonly<Record<string, string>> {
  // CORS of another API host may reject an unknown header.
  const sendsSeconds = seconds !== undefined && apiHas("extraHeaders");
  return {
    ...getIdempotencyHeaders(content),
    ...(sendsSeconds && { "form-seconds": String(Math.round(seconds)) }),
  };
}

/** An empty honeypot is left out, so that a person's call has exactly the specified fields. */
function honeypotFields({ honeypot }: BotSignals): Record<string, string> {
  return honeypot === "" ? {} : { [honeypotField]: honeypot };
}

/** Sends empty fields as empty texts, so that every specified field is present. */
function toFormData(
  input: Readonly<Record<string, string | number | null>>,
  signals: BotSignals,
  pictures: Readonly<Record<string, File | undefined>>,
): FormData {
  const form = new FormData();
  const fields = { ...input, ...honeypotFields(signals) };
  for (const [name, value] of Object.entries(fields)) form.append(name, value === null ? "" : String(value));
  for (const [name, picture] of Object.entries(pictures)) if (picture) form.append(name, picture);
  return form;
}

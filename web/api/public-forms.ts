import type { MessageInput } from "#domain/messages/message.ts";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import { honeypotField } from "#domain/submissions/honeypot.ts";
import { isOwnApi } from "./api-url.ts";
import type { BotSignals } from "./bot-signals.ts";
import { request } from "./request.ts";
import { uploadForm } from "./upload-form.ts";
import type { SubmissionAttempt } from "./use-submission.ts";

/** The three calls a visitor can make. What they answer is not used: a 2xx means that it is stored. */
export async function sendMessage(
  input: MessageInput,
  sending: SubmissionAttempt,
  signals: BotSignals,
): Promise<void> {
  const body = { ...input, ...honeypotOf(signals) };
  const headers = headersOf(sending, body, signals);
  await request({ method: "POST", path: "/messages/create/", body, headers });
}

export async function submitProperty(
  input: SubmissionInput,
  image: File | undefined,
  sending: SubmissionAttempt,
  signals: BotSignals,
): Promise<void> {
  const form = formOf({ ...input, ...honeypotOf(signals) });
  if (image) form.append("image", image);
  const { onProgress } = sending;
  const headers = headersOf(sending, form, signals);
  await uploadForm({ method: "POST", path: "/sell/", form, onProgress, headers });
}

/** OT2: of the pictures only the first is sent. */
export async function requestService(
  input: ServiceRequestInput,
  picture: File | undefined,
  sending: SubmissionAttempt,
  signals: BotSignals,
): Promise<void> {
  const form = formOf({ ...input, ...honeypotOf(signals) });
  if (picture) form.append("imag", picture);
  const { onProgress } = sending;
  const headers = headersOf(sending, form, signals);
  await uploadForm({ method: "POST", path: "/service-requests/", form, onProgress, headers });
}

function headersOf(
  { getIdempotencyHeaders }: SubmissionAttempt,
  content: FormData | object,
  { seconds }: BotSignals,
): Readonly<Record<string, string>> {
  // Another API host might not let a header through that it does not know.
  const isTold = seconds !== undefined && isOwnApi();
  return {
    ...getIdempotencyHeaders(content),
    ...(isTold && { "form-seconds": String(Math.round(seconds)) }),
  };
}

/** Empty, as people leave it, the honeypot is not part of the call. */
function honeypotOf({ honeypot }: BotSignals): Record<string, string> {
  return honeypot === "" ? {} : { [honeypotField]: honeypot };
}

/** What was left empty is sent empty: every field of the call is there. */
function formOf(fields: Readonly<Record<string, string | number | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value === null ? "" : String(value));
  return form;
}

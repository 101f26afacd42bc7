import type { MessageInput } from "#domain/messages/message.ts";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import { request } from "./request.ts";
import { type OnProgress, upload } from "./upload.ts";

/** The three calls a visitor can make. What they answer is not used: a 2xx means that it is stored. */
export async function sendMessage(input: MessageInput): Promise<void> {
  await request({ method: "POST", path: "/messages/create/", body: input });
}

export async function submitProperty(
  input: SubmissionInput,
  image: File | undefined,
  onProgress: OnProgress,
): Promise<void> {
  const form = formOf(input);
  if (image) form.append("image", image);
  await upload({ method: "POST", path: "/sell/", form, onProgress });
}

/** OT2: of the pictures only the first is sent. */
export async function requestService(
  input: ServiceRequestInput,
  picture: File | undefined,
  onProgress: OnProgress,
): Promise<void> {
  const form = formOf(input);
  if (picture) form.append("imag", picture);
  await upload({ method: "POST", path: "/service-requests/", form, onProgress });
}

/** What was left empty is sent empty: every field of the call is there. */
function formOf(fields: Readonly<Record<string, string | number | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value === null ? "" : String(value));
  return form;
}

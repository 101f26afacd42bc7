import type { MessageInput } from "#domain/messages/message.ts";
import type { SubmissionInput } from "#domain/sell/submission.ts";
import { honeypotField } from "#domain/sending/honeypot.ts";
import type { ServiceRequestInput } from "#domain/service-requests/service-request.ts";
import type { Signs } from "#web/ui/trap-field.tsx";
import { hasOwnApi } from "./address.ts";
import { CallFailure } from "./call-failure.ts";
import { request } from "./request.ts";
import { upload } from "./upload.ts";
import type { Sending } from "./use-sending.ts";

/** The three calls a visitor can make. What they answer is not used: a 2xx means that it is stored. */
export async function sendMessage(input: MessageInput, sending: Sending, signs: Signs): Promise<void> {
  const body = { ...input, ...trapped(signs) };
  await withProof(sending, signs, body, (headers) =>
    request({ method: "POST", path: "/messages/create/", body, headers }),
  );
}

export async function submitProperty(
  input: SubmissionInput,
  image: File | undefined,
  sending: Sending,
  signs: Signs,
): Promise<void> {
  const form = formOf({ ...input, ...trapped(signs) });
  if (image) form.append("image", image);
  const { onProgress } = sending;
  await withProof(sending, signs, form, (headers) =>
    upload({ method: "POST", path: "/sell/", form, onProgress, headers }),
  );
}

/** OT2: of the pictures only the first is sent. */
export async function requestService(
  input: ServiceRequestInput,
  picture: File | undefined,
  sending: Sending,
  signs: Signs,
): Promise<void> {
  const form = formOf({ ...input, ...trapped(signs) });
  if (picture) form.append("imag", picture);
  const { onProgress } = sending;
  await withProof(sending, signs, form, (headers) =>
    upload({ method: "POST", path: "/service-requests/", form, onProgress, headers }),
  );
}

type Headers = Readonly<Record<string, string>>;

/** Makes the call, and if the server asks for some work first, does it and makes the call once more. */
async function withProof(
  { headersFor, prove }: Sending,
  signs: Signs,
  content: FormData | object,
  call: (headers: Headers) => Promise<unknown>,
): Promise<void> {
  const headers = { ...headersFor(content), ...secondsOf(signs) };
  try {
    await call(headers);
  } catch (error) {
    const challenge = error instanceof CallFailure ? error.problem?.challenge : undefined;
    if (!challenge) throw error;
    await call({ ...headers, "proof-of-work": await prove(challenge) });
  }
}

function secondsOf({ seconds }: Signs): Headers {
  return seconds === undefined || !hasOwnApi() ? {} : { "form-seconds": String(Math.round(seconds)) };
}

/** Empty, as it is for people, it is not part of the call. */
function trapped({ trap }: Signs): Record<string, string> {
  return trap === "" ? {} : { [honeypotField]: trap };
}

/** What was left empty is sent empty: every field of the call is there. */
function formOf(fields: Readonly<Record<string, string | number | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value === null ? "" : String(value));
  return form;
}

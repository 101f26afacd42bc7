import { data, redirect } from "react-router";
import * as z from "zod/mini";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import type { ProblemCode } from "#domain/problem-texts.ts";
import { fieldMessages, problemStatuses } from "#domain/problems.ts";
import { sentParameter } from "#domain/site/page-parameters.ts";
import { honeypotField } from "#domain/submissions/honeypot.ts";
import type { FreeDay } from "#domain/visits/free-times.ts";

/** A form that was posted without JavaScript and not stored. The page shows it again. */
export type PostedForm = Readonly<{
  values: Readonly<Record<string, string>>;
  /** The first error code of each invalid field. */
  codes: Readonly<Record<string, string>>;
  /** Its fields may be valid, but it could not be stored. */
  hasFailed: boolean;
  /** Why it could not be stored, if the visitor can do something about it. */
  problem?: ProblemCode;
  /** What the text of an unknown place may mean. */
  places?: readonly PlaceSuggestion[];
  /** DY5: the free times of a visit. */
  freeDays?: readonly FreeDay[];
}>;

// Fits the longest texts in Devanagari: three bytes a letter, URL-encoded as three characters a byte.
const maxBytes = 64 * 1024;

/** Stores a form posted without JavaScript. Redirects after a success, so that a reload does not send it twice. */
export async function handlePostedForm<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  /** May return a text for the page, which becomes the value of the parameter, or the path of another page. */
  store: (input: z.output<Schema>, honeypot: string) => Promise<unknown>,
  logError: (error: unknown) => void,
) {
  const { values, status } = await readFields(request);
  if (!values) return showAgain({ values: {}, codes: {}, hasFailed: true }, status);
  const parsed = z.safeParse(schema, values);
  if (!parsed.success)
    return showAgain(
      { values, codes: firstOfEach(fieldMessages(parsed.error.issues)), hasFailed: false },
      400,
    );
  let sent: unknown;
  try {
    sent = await store(parsed.data, values[honeypotField] ?? "");
  } catch (error) {
    const { data: invalid } = invalidInputSchema.safeParse(error);
    if (invalid) return showAgain({ values, codes: firstOfEach(invalid.fields), hasFailed: false }, 400);
    const failed = { values, codes: {}, hasFailed: true };
    const { data: problem } = visitorProblemSchema.safeParse(error);
    if (problem) {
      const { code, retryAfterSeconds } = problem;
      const headers = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
      return showAgain({ ...failed, problem: code }, problemStatuses[code], headers);
    }
    logError(error);
    return showAgain(failed, 503);
  }
  if (typeof sent === "string" && sent.startsWith("/")) throw redirect(sent, 303);
  const url = new URL(request.url);
  url.searchParams.set(sentParameter, typeof sent === "string" ? sent : "1");
  throw redirect(`${url.pathname}${url.search}#form`, 303);
}

function showAgain(form: PostedForm, status: number, headers: Record<string, string> = {}) {
  return data(form, { status, headers });
}

/** Errors that the visitor can do something about. Any other error is reported and shown as a plain failure. */
const visitorProblemSchema = z.object({
  code: z.enum(["looks_automated", "too_many_requests", "listing_unavailable", "slot_taken"]),
  retryAfterSeconds: z.optional(z.number()),
});

/** Fields that only the server can check. */
const invalidInputSchema = z.object({
  code: z.literal("invalid_input"),
  fields: z.record(z.string(), z.array(z.object({ code: z.string() }))),
});

function firstOfEach(fields: z.infer<typeof invalidInputSchema>["fields"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, [first]]) => [field, first?.code ?? "invalid"]),
  );
}

type Fields = Readonly<{ values: Record<string, string> | null; status: 200 | 400 | 413 }>;

async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body || !type.startsWith("application/x-www-form-urlencoded"))
    return { values: null, status: 400 };
  // Leaving a `for await` loop would cancel the body and close the connection before the response.
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > maxBytes) return { values: null, status: 413 };
    text += decoder.decode(chunk.value, { stream: true });
  }
  return { values: Object.fromEntries(new URLSearchParams(text)), status: 200 };
}

import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { sentParameter } from "#domain/page-parameters.ts";
import { fieldMessages, type ProblemCode, problemStatuses } from "#domain/problems.ts";
import { honeypotField } from "#domain/submissions/honeypot.ts";

/** What a page shows again when a plainly posted form could not be taken. */
export type Posted = Readonly<{
  values: Readonly<Record<string, string>>;
  /** The first thing wrong with each field. */
  codes: Readonly<Record<string, string>>;
  /** Nothing was wrong with it, and yet it is not stored. */
  hasFailed: boolean;
  /** What the server said of that, if anything. */
  problem?: ProblemCode;
}>;

// The longest text of a form in Devanagari, three bytes a letter and three characters a byte.
const maxBytes = 64 * 1024;

/** A form posted without JavaScript: stored and answered with a redirect, so that a reload does not send it twice. */
export async function takePostedForm<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  store: (input: z.output<Schema>, honeypot: string) => Promise<void>,
  report: (error: unknown) => void,
) {
  const { values, status } = await readFields(request);
  if (!values) return again({ values: {}, codes: {}, hasFailed: true }, status);
  const read = z.safeParse(schema, values);
  if (!read.success) return again({ values, codes: firstCodes(read.error.issues), hasFailed: false }, 400);
  try {
    await store(read.data, values[honeypotField] ?? "");
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) {
      const { problem, retryAfterSeconds } = refusal;
      const posted = { values, codes: {}, hasFailed: true, problem };
      const headers = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
      return again(posted, problemStatuses[problem], headers);
    }
    report(error);
    return again({ values, codes: {}, hasFailed: true }, 503);
  }
  const address = new URL(request.url);
  address.searchParams.set(sentParameter, "1");
  throw redirect(`${address.pathname}${address.search}#form`, 303);
}

function again(posted: Posted, status: number, headers: Record<string, string> = {}) {
  return data(posted, { status, headers });
}

/** Refusals the visitor can do something about. Any other error is reported and shown as a plain failure. */
const refusalSchema = z.object({
  code: z.enum(["looks_automated", "too_many_requests"]),
  retryAfterSeconds: z.optional(z.number()),
});

function refusalOf(error: unknown) {
  const read = refusalSchema.safeParse(error);
  return read.success
    ? { problem: read.data.code, retryAfterSeconds: read.data.retryAfterSeconds }
    : undefined;
}

function firstCodes(issues: Parameters<typeof fieldMessages>[0]): Record<string, string> {
  const fields = Object.entries(fieldMessages(issues));
  return Object.fromEntries(fields.map(([field, [first]]) => [field, first?.code ?? "invalid"]));
}

type Fields = Readonly<{ values: Record<string, string> | null; status: 200 | 400 | 413 }>;

async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body || !type.startsWith("application/x-www-form-urlencoded"))
    return { values: null, status: 400 };
  // A loop over the body would cancel it when it is left, which ends the connection before the answer.
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) return { values: null, status: 413 };
    text += decoder.decode(read.value, { stream: true });
  }
  return { values: Object.fromEntries(new URLSearchParams(text)), status: 200 };
}

import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { CallFailure } from "./call-failure.ts";

/** The usual error fields of other API hosts. */
const foreignErrorSchema = z.object({ detail: z.optional(z.unknown()), message: z.optional(z.unknown()) });

/** Returns the JSON of a response, undefined if it is empty. Throws a CallFailure for an error status or invalid JSON. */
export function readResponse(status: number, body: string, etag: string | null = null): unknown {
  const isSuccess = status >= 200 && status < 300;
  const content = readJson(body);
  if (!isSuccess) throw toFailure(status, content, etag);
  if (content === undefined && body.trim() !== "") throw new CallFailure("unreadable", { status });
  return content;
}

function toFailure(status: number, content: unknown, etag: string | null): CallFailure {
  const { data: problem } = problemSchema.safeParse(content);
  if (problem)
    return new CallFailure("refused", {
      status,
      problem,
      detail: problem.detail,
      ...(etag !== null && { etag }),
    });
  const { data: { detail, message } = {} } = foreignErrorSchema.safeParse(content);
  const explanation = [detail, message].find(isNonEmptyText);
  return new CallFailure("refused", {
    status,
    ...(explanation !== undefined && { detail: explanation }),
    ...(isNonEmptyText(message) && { serverMessage: message }),
  });
}

function isNonEmptyText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { CallFailure } from "./call-failure.ts";

/** Another API host may word its refusals otherwise; these two names are usual. */
const otherRefusal = z.object({ detail: z.optional(z.unknown()), message: z.optional(z.unknown()) });

/** The JSON of an answer (nothing for an empty one), or the failure it tells of, with the version of its row if any. */
export function readResponse(status: number, body: string, etag: string | null = null): unknown {
  const isGood = status >= 200 && status < 300;
  const content = readJson(body);
  if (!isGood) throw refusal(status, content, etag);
  if (content === undefined && body.trim() !== "") throw new CallFailure("unreadable", { status });
  return content;
}

function refusal(status: number, content: unknown, etag: string | null): CallFailure {
  const problem = problemSchema.safeParse(content);
  if (problem.success) {
    const { data } = problem;
    return new CallFailure("refused", {
      status,
      problem: data,
      said: data.detail,
      ...(etag !== null && { etag }),
    });
  }
  const other = otherRefusal.safeParse(content);
  const { detail, message } = other.success ? other.data : {};
  const said = [detail, message].find(isWords);
  return new CallFailure("refused", {
    status,
    ...(said !== undefined && { said }),
    ...(isWords(message) && { serverMessage: message }),
  });
}

function isWords(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

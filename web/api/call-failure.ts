import type { FieldCode } from "#domain/problem-texts.ts";
import type { Problem } from "#domain/problems.ts";

/** Rejected by the server, timed out, no connection, or an unexpected response body. */
export type FailureReason = "refused" | "timeout" | "offline" | "unreadable";

type Details = Readonly<{
  status?: number;
  problem?: Problem;
  detail?: string;
  serverMessage?: string;
  etag?: string;
  cause?: unknown;
}>;

/** An API call that failed. Pages translate it for the reader. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** The server's explanation, if it sent one. */
  readonly detail: string | undefined;
  /** The `message` of another API host, which some calls prefer to its `detail` (AJ5). */
  readonly serverMessage: string | undefined;
  /** After a conflict: the version of the row in `problem.current`. */
  readonly etag: string | undefined;

  constructor(reason: FailureReason, { status, problem, detail, serverMessage, etag, cause }: Details = {}) {
    super(detail ?? `The call failed: ${reason}`, { cause });
    this.name = "CallFailure";
    this.reason = reason;
    this.status = status;
    this.problem = problem;
    this.detail = detail;
    this.serverMessage = serverMessage;
    this.etag = etag;
  }

  /** The first error code of each field that the server rejected. */
  fieldCodes(): Map<string, FieldCode> {
    const codes = new Map<string, FieldCode>();
    for (const [field, [first]] of Object.entries(this.problem?.fields ?? {})) {
      if (first) codes.set(field, first.code);
    }
    return codes;
  }
}

/** An error that is not a CallFailure means that the response could not be used. */
export function toCallFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure("unreadable", { cause: error });
}

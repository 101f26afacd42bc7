import type { FieldCode, Problem } from "#domain/problems.ts";

/** Refused by the server, unanswered in time, without a connection, or answered with something unreadable. */
export type FailureReason = "refused" | "timeout" | "offline" | "unreadable";

type Details = Readonly<{
  status?: number;
  problem?: Problem;
  said?: string;
  serverMessage?: string;
  etag?: string;
  cause?: unknown;
}>;

/** Why a call did not do what it should, for the page to put in words. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** The server's own words, where it had any. */
  readonly said: string | undefined;
  /** What another API host calls `message`, where a call prefers it to the `detail` (AJ5). */
  readonly serverMessage: string | undefined;
  /** Of a conflict: the version of the row that the problem carries. */
  readonly etag: string | undefined;

  constructor(reason: FailureReason, { status, problem, said, serverMessage, etag, cause }: Details = {}) {
    super(said ?? `The call failed: ${reason}`, { cause });
    this.name = "CallFailure";
    this.reason = reason;
    this.status = status;
    this.problem = problem;
    this.said = said;
    this.serverMessage = serverMessage;
    this.etag = etag;
  }

  /** The first thing wrong with each field the server named. */
  fieldCodes(): Map<string, FieldCode> {
    const codes = new Map<string, FieldCode>();
    for (const [field, [first]] of Object.entries(this.problem?.fields ?? {})) {
      if (first) codes.set(field, first.code);
    }
    return codes;
  }
}

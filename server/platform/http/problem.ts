import { type FieldCode, type ProblemCode, problemTexts } from "#domain/problem-texts.ts";
import { fieldMessages, type Problem as ProblemBody } from "#domain/problems.ts";

type Details = Readonly<{
  detail?: string;
  fields?: ProblemBody["fields"];
  retryAfterSeconds?: number;
  current?: object;
  entityTag?: string;
  cause?: unknown;
}>;

/** An error response, thrown anywhere below a route. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: ProblemBody["fields"];
  readonly retryAfterSeconds: number | undefined;
  /** For a conflict: the current row, and its version in `entityTag`. */
  readonly current: object | undefined;
  readonly entityTag: string | undefined;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.detail ?? problemTexts[code], { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
    this.entityTag = details.entityTag;
  }
}

/** The problem of an id that no row has. */
export function notFound(noun: string, id: number): Problem {
  return new Problem("not_found", { detail: `${noun} ${id} not found` });
}

/** A problem with a single field. */
export function fieldProblem(field: string, code: FieldCode): Problem {
  return new Problem("invalid_input", { fields: fieldMessages([{ path: [field], message: code }]) });
}

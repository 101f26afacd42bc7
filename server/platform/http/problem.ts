import {
  type Problem as Answer,
  type FieldCode,
  fieldMessages,
  type ProblemCode,
  problemTexts,
} from "#domain/problems.ts";

type Details = Readonly<{
  detail?: string;
  fields?: Answer["fields"];
  retryAfter?: number;
  current?: object;
  tag?: string;
  cause?: unknown;
}>;

/** An answer other than success, thrown from anywhere below a route. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: Answer["fields"];
  readonly retryAfter: number | undefined;
  /** Of a conflict: the row as it is now, and its version. */
  readonly current: object | undefined;
  readonly tag: string | undefined;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.detail ?? problemTexts[code], { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.current = details.current;
    this.tag = details.tag;
  }
}

/** A single field that can't be used. */
export function fieldProblem(field: string, code: FieldCode): Problem {
  return new Problem("invalid_input", { fields: fieldMessages([{ path: [field], message: code }]) });
}

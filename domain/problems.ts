import * as z from "zod/mini";
import {
  type FieldCode,
  fieldProblemTexts,
  isFieldCode,
  type ProblemCode,
  problemTexts,
} from "./problem-texts.ts";

/** The HTTP status of each error. */
export const problemStatuses: Readonly<Record<ProblemCode, number>> = {
  invalid_input: 400,
  malformed_request: 400,
  credentials_invalid: 401,
  second_factor_required: 401,
  second_factor_invalid: 401,
  not_authenticated: 401,
  token_invalid: 401,
  token_expired: 401,
  not_allowed: 403,
  origin_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  state_changed: 409,
  last_admin: 409,
  listing_unavailable: 409,
  slot_taken: 409,
  conflict: 412,
  too_large: 413,
  unsupported_type: 415,
  key_reused: 422,
  looks_automated: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
};

export const problemCodes = Object.keys(problemTexts).filter(isProblemCode);

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === "string" && Object.hasOwn(problemTexts, value);
}

export const fieldCodes = Object.keys(fieldProblemTexts).filter(isFieldCode);

/** Makes the compiler check that a schema's message is a known code. */
export function fieldCode(code: FieldCode): FieldCode {
  return code;
}

export interface FieldMessage {
  code: FieldCode;
  message: string;
}

/** Groups a schema's issues by field, for example `translations.np.name`. An issue of a list item belongs to the list. */
export function fieldMessages(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, FieldMessage[]> {
  const fields = new Map<string, FieldMessage[]>();
  for (const issue of issues) {
    const item = issue.path.findIndex((key) => typeof key === "number");
    const field = issue.path.slice(0, item < 0 ? undefined : item).join(".") || "non_field_errors";
    const code = isFieldCode(issue.message) ? issue.message : "invalid";
    const messages = fields.get(field) ?? [];
    if (!messages.some((message) => message.code === code))
      messages.push({ code, message: fieldProblemTexts[code] });
    fields.set(field, messages);
  }
  return Object.fromEntries(fields);
}

export const problemSchema = z.object({
  detail: z.string(),
  code: z.enum(problemCodes),
  fields: z.optional(
    z.record(z.string(), z.array(z.object({ code: z.enum(fieldCodes), message: z.string() }))),
  ),
  /** In a conflict: the row's current content, or the next free times of a visit. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;

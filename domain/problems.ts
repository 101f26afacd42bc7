import * as z from "zod/mini";

/** The API's error codes, each with an English text for clients that show it unchanged. */
export const problemTexts = {
  invalid_input: "Some of the fields need another look.",
  malformed_request: "The request could not be read.",
  credentials_invalid: "Invalid username or password.",
  second_factor_required: "Enter the code that your authenticator app shows.",
  second_factor_invalid: "This code is not right, or was used before.",
  not_authenticated: "Authentication credentials were not provided.",
  token_invalid: "The token is not valid.",
  token_expired: "The token has expired.",
  not_allowed: "You do not have permission to do this.",
  origin_refused: "Requests from that site are not accepted.",
  not_found: "Not found.",
  method_not_allowed: "This method is not allowed here.",
  request_timeout: "The request took too long to arrive.",
  state_changed: "This has changed in the meantime. Please load it again.",
  conflict: "Someone else changed this in the meantime.",
  too_large: "The request is too large.",
  unsupported_type: "This kind of content is not accepted.",
  key_reused: "This key was already used to send something else.",
  looks_automated: "This looked as if a robot had sent it. Please send it again.",
  too_many_requests: "Too many requests. Please try again a little later.",
  internal: "Something went wrong on our side.",
  unavailable: "The service is not available just now. Please try again.",
  storage_full: "There is no room left to store this.",
} as const;
export type ProblemCode = keyof typeof problemTexts;

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

/** Error codes of fields. Every input schema uses them as messages, and the web app translates them. */
export const fieldProblemTexts = {
  invalid: "This is not valid.",
  required: "This field is required.",
  text_invalid: "This must be text.",
  too_long: "This is too long.",
  one_line: "This must be a single line.",
  control_characters: "This contains characters that cannot be shown.",
  email_invalid: "Enter a valid e-mail address.",
  phone_invalid: "Enter a valid phone number.",
  number_invalid: "Enter a number.",
  whole_number: "Enter a whole number.",
  half_steps: "Enter a whole or half number.",
  above_zero: "Enter a number above zero.",
  too_small: "This number is too small.",
  too_big: "This number is too big.",
  date_invalid: "Enter a valid date.",
  date_past: "Choose today or a later day.",
  before_start: "This is before the start date.",
  choice_invalid: "Choose one of the options.",
  place_unknown: "Choose a place from the list.",
  place_missing: "Choose the municipality first.",
  ward_unknown: "There is no such ward there.",
  too_many: "There are too many of these.",
  image_invalid: "This file is not an image that can be used.",
  image_too_large: "Images may be at most 12 MB.",
  image_missing: "A picture is no longer there. Please add it again.",
  image_too_many_pixels: "This image has too many pixels.",
  password_wrong: "This is not your password.",
  code_wrong: "This code is not right, or was used before.",
  images_too_few: "Please upload at least 3 project images.",
} as const;
export type FieldCode = keyof typeof fieldProblemTexts;
export const fieldCodes = Object.keys(fieldProblemTexts).filter(isFieldCode);

export function isFieldCode(value: unknown): value is FieldCode {
  return typeof value === "string" && Object.hasOwn(fieldProblemTexts, value);
}

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
  /** In a conflict: the row's current content. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;

import * as z from "zod/mini";

/** All error responses of the API: the code, its status, and an English text for clients without translations. */
export const problems = {
  invalid_input: { status: 400, detail: "Some of the fields need another look." },
  malformed_request: { status: 400, detail: "The request could not be read." },
  credentials_invalid: { status: 401, detail: "Invalid username or password." },
  second_factor_required: { status: 401, detail: "Enter the code that your authenticator app shows." },
  second_factor_invalid: { status: 401, detail: "This code is not right, or was used before." },
  not_authenticated: { status: 401, detail: "Authentication credentials were not provided." },
  token_invalid: { status: 401, detail: "The token is not valid." },
  token_expired: { status: 401, detail: "The token has expired." },
  not_allowed: { status: 403, detail: "You do not have permission to do this." },
  origin_refused: { status: 403, detail: "Requests from that site are not accepted." },
  not_found: { status: 404, detail: "Not found." },
  method_not_allowed: { status: 405, detail: "This method is not allowed here." },
  request_timeout: { status: 408, detail: "The request took too long to arrive." },
  state_changed: { status: 409, detail: "This has changed in the meantime. Please load it again." },
  conflict: { status: 412, detail: "Someone else changed this in the meantime." },
  too_large: { status: 413, detail: "The request is too large." },
  unsupported_type: { status: 415, detail: "This kind of content is not accepted." },
  key_reused: { status: 422, detail: "This key was already used to send something else." },
  looks_automated: {
    status: 422,
    detail: "This looked as if a robot had sent it. Please send it again.",
  },
  too_many_requests: { status: 429, detail: "Too many requests. Please try again a little later." },
  internal: { status: 500, detail: "Something went wrong on our side." },
  unavailable: { status: 503, detail: "The service is not available just now. Please try again." },
  storage_full: { status: 507, detail: "There is no room left to store this." },
} as const satisfies Record<string, { status: number; detail: string }>;
export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems).filter(isProblemCode);

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === "string" && Object.hasOwn(problems, value);
}

/** Error codes of fields. Every input schema uses them as messages, and the web app translates them. */
export const fieldProblems = {
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
  too_many: "There are too many of these.",
  image_invalid: "This file is not an image that can be used.",
  image_too_large: "Images may be at most 5 MB.",
  image_too_many_pixels: "This image has too many pixels.",
  password_wrong: "This is not your password.",
  code_wrong: "This code is not right, or was used before.",
  images_too_few: "Please upload at least 3 project images.",
} as const;
export type FieldCode = keyof typeof fieldProblems;
export const fieldCodes = Object.keys(fieldProblems).filter(isFieldCode);

export function isFieldCode(value: unknown): value is FieldCode {
  return typeof value === "string" && Object.hasOwn(fieldProblems, value);
}

/** Makes the compiler check that a schema's message is a known code. */
export function fieldCode(code: FieldCode): FieldCode {
  return code;
}

export interface FieldMessage {
  code: FieldCode;
  message: string;
}

/** Groups a schema's issues by field. An issue of a list item belongs to the list. */
export function fieldMessages(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, FieldMessage[]> {
  const fields = new Map<string, FieldMessage[]>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "non_field_errors");
    const code = isFieldCode(issue.message) ? issue.message : "invalid";
    const messages = fields.get(field) ?? [];
    if (!messages.some((said) => said.code === code)) messages.push({ code, message: fieldProblems[code] });
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
  /** Of a conflict: the row as it is now. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;

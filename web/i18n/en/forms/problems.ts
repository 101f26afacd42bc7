import { fieldProblems, type ProblemCode } from "#domain/problems.ts";

/** What the API's codes mean. A code without words here is a type error. */
export const problems = {
  codes: {
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
  } satisfies Record<ProblemCode, string>,
  fields: fieldProblems,
  reasons: {
    refused: "The server did not accept this.",
    timeout: "There was no answer in time. The connection may be slow.",
    offline: "There seems to be no connection to the internet.",
    unreadable: "The answer could not be understood.",
  },
  tooManyForms:
    "Many forms have come from your connection lately, so we could not take this one. Please call us, or try again later.",
  kept: "What you have written is still here.",
} as const;

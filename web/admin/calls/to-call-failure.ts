import { CallFailure } from "#web/api/call-failure.ts";

/** Any other error means that the response could not be used. */
export function toCallFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure("unreadable", { cause: error });
}

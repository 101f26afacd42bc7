import { CallFailure } from "#web/api/call-failure.ts";

/** What a query or a mutation threw, as the words for it take it. */
export function toCallFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure("unreadable", { cause: error });
}

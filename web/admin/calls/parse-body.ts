import { CallFailure } from "#web/api/call-failure.ts";

/** Reads an answer by its schema; one that does not fit is a failed call like any other. */
export function parseBody<Value>(read: (answer: unknown) => Value, answer: unknown): Value {
  try {
    return read(answer);
  } catch (cause) {
    throw new CallFailure("unreadable", { cause });
  }
}

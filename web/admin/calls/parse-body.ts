import { toCallFailure } from "./to-call-failure.ts";

/** Parses a response body. An unexpected body is a failed call. */
export function parseBody<Value>(parse: (body: unknown) => Value, body: unknown): Value {
  try {
    return parse(body);
  } catch (error) {
    throw toCallFailure(error);
  }
}

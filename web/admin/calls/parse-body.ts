import { toCallFailure } from "#web/api/call-failure.ts";

/** Parses a response body. An unexpected body is a failed call. */
export function parseBody<Value>(parse: (body: unknown) => Value, body: unknown): Value {
  try {
    return parse(body);
  } catch (error) {
    throw toCallFailure(error);
  }
}

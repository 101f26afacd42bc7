import { CallFailure } from "./call-failure.ts";
import { randomKey } from "./random-key.ts";
import type { Call } from "./request.ts";

const keys = new Map<string, string>();

/**
 * Sends a POST with an idempotency key. The same call has the same key until it is answered, so that a second press, or another
 * attempt after a lost response, acts once. Afterwards the same content is a new action.
 */
export async function withActionKey<Result>(
  call: Call,
  send: (call: Call) => Promise<Result>,
): Promise<Result> {
  if (call.method !== "POST" || call.headers?.["idempotency-key"] !== undefined) return send(call);
  const content = JSON.stringify([call.path, call.body]);
  const key = keys.get(content) ?? randomKey();
  keys.set(content, key);
  try {
    const result = await send({ ...call, headers: { ...call.headers, "idempotency-key": key } });
    keys.delete(content);
    return result;
  } catch (error) {
    const isUnanswered = error instanceof CallFailure && ["offline", "timeout"].includes(error.reason);
    if (!isUnanswered) keys.delete(content);
    throw error;
  }
}

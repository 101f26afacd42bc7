import { expect, test } from "vitest";
import { withActionKey } from "./action-keys.ts";
import { CallFailure } from "./call-failure.ts";
import type { Call } from "./request.ts";

const note: Call = { method: "POST", path: "/api/leads/1/events/", body: { kind: "note", text: "Called" } };
const keyOf = async ({ headers }: Call) => headers?.["idempotency-key"];

test("a second press while the first is on its way has its key, and the same action later another", async () => {
  const [first, second] = await Promise.all([withActionKey(note, keyOf), withActionKey(note, keyOf)]);
  expect(first).toMatch(/^\S{8,}$/);
  expect(second).toBe(first);
  expect(await withActionKey(note, keyOf)).not.toBe(first);
  expect(await withActionKey({ ...note, path: "/api/leads/2/events/" }, keyOf)).not.toBe(first);
});

test("another attempt after a lost response has the same key, and after a refusal another", async () => {
  const sent: unknown[] = [];
  const failWith = (failure: CallFailure) =>
    withActionKey(note, async (call) => {
      sent.push(await keyOf(call));
      throw failure;
    }).catch(() => undefined);
  await failWith(new CallFailure("timeout"));
  await failWith(new CallFailure("refused", { status: 400 }));
  await failWith(new CallFailure("offline"));
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test("other methods and calls with a key of their own are sent as they are", async () => {
  expect(await withActionKey({ method: "GET", path: "/" }, keyOf)).toBeUndefined();
  expect(await withActionKey({ ...note, headers: { "idempotency-key": "own" } }, keyOf)).toBe("own");
});

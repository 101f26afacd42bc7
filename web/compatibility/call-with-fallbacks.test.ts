import { expect, test } from "vitest";
import { CallFailure } from "#web/api/call-failure.ts";
import { callWithFallbacks } from "./call-with-fallbacks.ts";

/** A delete with another path after a 404 and another method after a 405, as in section 7 of the specification. */
function remove(statuses: Record<string, number>) {
  const made: string[] = [];
  const call = (name: string) => async () => {
    made.push(name);
    const status = statuses[name] ?? 204;
    if (status >= 400) throw new CallFailure("refused", { status });
    return name;
  };
  const outcome = callWithFallbacks(call("first"), [
    { on: [404], call: call("path") },
    { on: [405], call: call("method") },
  ]);
  return { made, outcome };
}

test.each([
  [{}, ["first"], "first"],
  [{ first: 404 }, ["first", "path"], "path"],
  [{ first: 405 }, ["first", "method"], "method"],
  [{ first: 404, path: 405 }, ["first", "path", "method"], "method"],
])("API2: statuses %j lead to the calls %j", async (statuses, expected, answer) => {
  const { made, outcome } = remove(statuses);
  await expect(outcome).resolves.toBe(answer);
  expect(made).toEqual(expected);
});

test.each([
  [{ first: 403 }, ["first"], 403],
  [{ first: 404, path: 404 }, ["first", "path"], 404],
  [{ first: 404, path: 500 }, ["first", "path"], 500],
])("API2: statuses %j fail after the calls %j", async (statuses, expected, status) => {
  const { made, outcome } = remove(statuses);
  await expect(outcome).rejects.toMatchObject({ status });
  expect(made).toEqual(expected);
});

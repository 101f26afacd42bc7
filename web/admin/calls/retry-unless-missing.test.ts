import { expect, test } from "vitest";
import { CallFailure } from "#web/api/call-failure.ts";
import { retryUnlessMissing } from "./retry-unless-missing.ts";

test("LO5 LE8: a row that is missing or not this account's is not asked for again, others three times", () => {
  const refused = (status: number) => new CallFailure("refused", { status });
  expect([403, 404].map((status) => retryUnlessMissing(0, refused(status)))).toEqual([false, false]);
  expect([0, 2, 3].map((failures) => retryUnlessMissing(failures, refused(503)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(retryUnlessMissing(0, new CallFailure("offline"))).toBe(true);
});

import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

const methods = ["log", "info", "warn", "error"] as const;
let spies: MockInstance[] = [];

/** Fails tests that write to the console. A test that expects output replaces the spy. */
beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(calls, "console output").toEqual([]);
});

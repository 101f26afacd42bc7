import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

const methods = ["log", "info", "warn", "error"] as const;
let spies: MockInstance[] = [];

/** Stray output hides the line that matters; a test that expects some takes the spy over. */
beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(said, "a test wrote to the console").toEqual([]);
});

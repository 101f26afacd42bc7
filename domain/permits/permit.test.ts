import { describe, expect, test } from "vitest";
import { permitState, permitsInputSchema } from "./permit.ts";

const none = { applied_on: null, due_on: null, granted_on: null, number: "" };

describe("CN7: a step of the permit", () => {
  test.each([
    [{}, "not_applied"],
    [{ applied_on: "2026-11-01" }, "waiting"],
    [{ applied_on: "2026-11-01", due_on: "2026-11-18" }, "waiting"],
    [{ applied_on: "2026-11-01", due_on: "2026-11-17" }, "overdue"],
    [{ due_on: "2026-11-17" }, "overdue"],
    [{ due_on: "2026-11-17", granted_on: "2026-11-18" }, "granted"],
  ])("%o is %s on 18 November", (days, state) =>
    expect(permitState({ ...none, ...days }, "2026-11-18")).toBe(state),
  );

  test("is neither due nor granted before it was applied for, and not granted in the future", () => {
    const problems = (plinth: object) =>
      permitsInputSchema
        .safeParse({ plinth: { ...none, ...plinth }, superstructure: none, completion: none })
        .error?.issues.map(({ path, message }) => [path.join("."), message]);
    const applied = { applied_on: "2026-11-10" };
    expect(problems({ ...applied, due_on: "2026-11-09" })).toEqual([["plinth.due_on", "before_start"]]);
    expect(problems({ ...applied, granted_on: "2026-11-09" })).toEqual([
      ["plinth.granted_on", "before_start"],
    ]);
    expect(problems({ granted_on: "2999-01-01" })).toEqual([["plinth.granted_on", "date_future"]]);
    expect(problems({ ...applied, due_on: "2026-12-01", number: "१२/०८३" })).toBeUndefined();
  });
});

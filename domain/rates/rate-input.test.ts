import { describe, expect, test } from "vitest";
import { provinces } from "#domain/places/local-levels.ts";
import { rateInputSchema } from "./rate-input.ts";
import { provinceNames, rateName } from "./rate-names.ts";

const dollar = { kind: "dollar", value: "143.5", valid_from: "2026-11-16", source: { en: "NRB", np: "" } };
const problemsOf = (input: object) =>
  rateInputSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("ST2: a rate that staff enter", () => {
  test("needs what its kind applies to, a first day and a source", () => {
    expect(problemsOf(dollar)).toEqual([]);
    expect(problemsOf({ ...dollar, source: { en: "", np: "" } })).toEqual([["source", "required"]]);
    expect(problemsOf({ ...dollar, valid_from: "" })).toEqual([["valid_from", "required"]]);
    expect(problemsOf({ ...dollar, kind: "registration" })).toEqual([
      ["province", "required"],
      ["value", "too_big"],
    ]);
    expect(problemsOf({ kind: "reduction", source: { en: "", np: "" } }).map(([field]) => field)).toEqual([
      "value",
      "source",
      "province",
      "beneficiary",
      "valid_from",
    ]);
    const reduction = { ...dollar, kind: "reduction", value: 25, province: "3" };
    expect(problemsOf(reduction)).toEqual([["beneficiary", "required"]]);
    expect(problemsOf({ ...reduction, beneficiary: "others" })).toEqual([["note", "required"]]);
    expect(problemsOf({ ...dollar, kind: "loan_interest", value: 8 })).toEqual([["note", "required"]]);
  });

  test.each([
    [{ value: "0" }, "value", "above_zero"],
    [{ value: "x" }, "value", "number_invalid"],
    [{ valid_until: "2026-11-15" }, "valid_until", "before_start"],
    [{ valid_until: "2027-02-30" }, "valid_until", "date_invalid"],
    [{ source_url: "javascript:alert(1)" }, "source_url", "invalid"],
    [{ kind: "gold" }, "kind", "choice_invalid"],
    [{ province: 8 }, "province", "choice_invalid"],
  ])("rejects %o", (part, field, code) => {
    expect(problemsOf({ ...dollar, ...part })).toEqual([[field, code]]);
  });

  test("is refused as anything but an object", () => {
    for (const input of [undefined, null, "dollar", 1, []])
      expect(rateInputSchema.safeParse(input).success).toBe(false);
  });

  test("loses the fields that its kind does not have", () => {
    const everything = { ...dollar, province: 3, local_level_kind: "rural", beneficiary: "women" };
    expect(rateInputSchema.parse(everything)).toMatchObject({
      province: null,
      local_level_kind: null,
      beneficiary: null,
    });
    expect(rateInputSchema.parse({ ...everything, kind: "registration", value: "४.५" })).toMatchObject({
      province: 3,
      local_level_kind: "rural",
      beneficiary: null,
      value: 4.5,
    });
  });

  test("is named by what it applies to, with the official names of provinces", () => {
    const rate = rateInputSchema.parse({
      ...dollar,
      kind: "reduction",
      value: 25,
      province: 3,
      local_level_kind: "rural",
      beneficiary: "women",
    });
    expect(rateName(rate, "en")).toBe("Reduction · Bagmati · Rural municipality · Women");
    expect(rateName(rate, "np")).toBe("दस्तुरमा छुट · बागमती · गाउँपालिका · महिला");
    expect(Object.entries(provinceNames)).toEqual(provinces.map(({ id, names }) => [String(id), names]));
  });
});

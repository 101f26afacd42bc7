import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Section } from "#domain/estimates/estimate-content.ts";
import { amountOf, totalsOf } from "#domain/estimates/totals.ts";
import { agreedLines, findExcessiveRemovals, priceAsAgreed } from "./agreed-lines.ts";
import { type VariationSection, variationSectionsSchema } from "./variation-content.ts";
import { contractSum, variationTotals, variedAmount } from "./variation-totals.ts";

const texts = { en: "Wall", np: "गारो" };
const decimal = (max: number, decimals: number) =>
  fc
    .integer({ min: 1, max })
    .map((number) => String(number).padStart(decimals + 1, "0"))
    .map((digits) => `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
const priced = { quantity: decimal(9_999_999, 3), rate: decimal(99_999_999, 2) };
const charges = fc.record({ overhead: fc.option(decimal(9999, 2)), vat: fc.option(decimal(9999, 2)) });
const lineOf = (
  id: string,
  part: Readonly<{ quantity: string; rate: string }>,
): Section["lines"][number] => ({
  id,
  code: "",
  name: texts,
  unit: "m3",
  measurements: [],
  source: "",
  ...part,
});
const estimate = fc
  .array(fc.record(priced), { minLength: 1, maxLength: 5 })
  .map((lines): Section[] => [
    { id: "s", title: texts, lines: lines.map((line, index) => lineOf(`l${index}`, line)) },
  ]);
const variation = fc
  .array(fc.record({ ...priced, removes: fc.constantFrom("", "0.s.l0") }), { maxLength: 5 })
  .map((lines): VariationSection[] => [
    {
      id: "v",
      title: texts,
      lines: lines.map(({ removes, ...line }, index) => ({ ...lineOf(`v${index}`, line), removes })),
    },
  ]);
/** Whole paisa, computed without the library. */
const paisa = (amount: string) => BigInt(amount.replace(".", ""));
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + paisa(amount), 0n);

describe("CN6: totals of a variation", () => {
  test("are the sums of their lines, negative for what is removed", () => {
    fc.assert(
      fc.property(variation, charges, (sections, percents) => {
        const totals = variationTotals(sections, percents);
        const lines = sections.flatMap((section) => section.lines);
        expect(paisa(totals.net)).toBe(total(lines.map(variedAmount)));
        for (const line of lines)
          expect(paisa(variedAmount(line)) < 0n).toBe(line.removes !== "" && paisa(amountOf(line)) > 0n);
        expect(paisa(totals.total)).toBe(paisa(totals.net) + paisa(totals.overhead) + paisa(totals.vat));
      }),
    );
  });

  test("the contract sum is the estimate and the accepted variations, to the paisa", () => {
    fc.assert(
      fc.property(
        estimate,
        fc.array(variation, { maxLength: 4 }),
        charges,
        (sections, variations, percents) => {
          const agreed = totalsOf(sections, percents).total;
          const accepted = variations.map((each) => variationTotals(each, percents).total);
          expect(paisa(contractSum(agreed, accepted))).toBe(paisa(agreed) + total(accepted));
          expect(contractSum(agreed, accepted.toReversed())).toBe(contractSum(agreed, accepted));
        },
      ),
    );
    expect(contractSum(null, [])).toBe("0.00");
  });

  test("removing the whole estimate leaves nothing", () => {
    fc.assert(
      fc.property(estimate, charges, (sections, percents) => {
        const removal = sections.map((section) => ({
          ...section,
          lines: section.lines.map((line) => ({ ...line, removes: `0.s.${line.id}` })),
        }));
        expect(findExcessiveRemovals(removal, agreedLines(sections, []))).toEqual(new Map());
        const { total: removed } = variationTotals(removal, percents);
        expect(contractSum(totalsOf(sections, percents).total, [removed])).toBe("0.00");
        const left = agreedLines(sections, [{ number: 1, sections: removal }]);
        expect(left.filter(({ quantity }) => quantity === "0")).toHaveLength(sections[0]?.lines.length ?? 0);
      }),
    );
  });
});

const wall = lineOf("wall", { quantity: "10", rate: "100" });
const agreedEstimate: Section[] = [{ id: "s", title: texts, lines: [wall] }];
type Change = Readonly<{ id: string; removes: string; quantity: string }>;
const change = (...lines: readonly Change[]) => [
  {
    id: "v",
    title: texts,
    lines: lines.map(({ id, removes, quantity }) => ({ ...lineOf(id, { quantity, rate: "7" }), removes })),
  },
];

describe("CN6: what a variation removes", () => {
  test("was agreed in the estimate or an accepted variation, and no more than is left of it", () => {
    const first = {
      number: 1,
      sections: change(
        { id: "a", removes: "0.s.wall", quantity: "4" },
        { id: "b", removes: "", quantity: "2" },
      ),
    };
    const agreed = agreedLines(agreedEstimate, [first]);
    expect(agreed.map(({ reference, quantity }) => [reference, quantity])).toEqual([
      ["0.s.wall", "6"],
      ["1.v.b", "2"],
    ]);
    const problems = (...lines: readonly Change[]) =>
      Object.fromEntries(findExcessiveRemovals(change(...lines), agreed));
    expect(problems({ id: "c", removes: "0.s.wall", quantity: "6" })).toEqual({});
    expect(problems({ id: "c", removes: "0.s.wall", quantity: "6.001" })).toEqual({
      "0.lines.0.quantity": "more_than_agreed",
    });
    expect(
      problems(
        { id: "c", removes: "0.s.wall", quantity: "4" },
        { id: "d", removes: "0.s.wall", quantity: "3" },
      ),
    ).toEqual({
      "0.lines.0.quantity": "more_than_agreed",
      "0.lines.1.quantity": "more_than_agreed",
    });
    // A removed line is no agreed work.
    for (const removes of ["1.v.a", "0.s.roof", "2.v.b"])
      expect(problems({ id: "c", removes, quantity: "1" })).toEqual({
        "0.lines.0.removes": "choice_invalid",
      });
  });

  test("has the rate, the unit and the texts that were agreed", () => {
    const [section] = priceAsAgreed(
      change({ id: "c", removes: "0.s.wall", quantity: "1" }, { id: "d", removes: "", quantity: "1" }),
      agreedLines(agreedEstimate, []),
    );
    expect(section?.lines.map(({ rate }) => rate)).toEqual(["100", "7"]);
  });

  test.each(["0.s", "x.s.l", "0.s.l.m", "0.s.<b>", "123456.s.l"])("%s names no line", (removes) =>
    expect(variationSectionsSchema.safeParse(change({ id: "c", removes, quantity: "1" })).success).toBe(
      false,
    ),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monthlyInstalment, planLoan } from "./loan.ts";

/** The pairs of the specification: principal, yearly percent, months, instalment. */
const pairs = [
  [5_000_000, 8, 240, 41_822],
  [10_000_000, 7.5, 180, 92_701.24],
  [2_500_000, 9.25, 120, 32_008.18],
  [30_000_000, 8.5, 300, 241_568.13],
  [1_000_000, 12, 12, 88_848.79],
  [1_000_000, 0, 60, 16_666.67],
] as const;

test.each(pairs)("VT4: a loan of %d at %d%% over %d months costs %d a month, to the paisa", (...pair) => {
  const [principal, yearlyPercent, months, instalment] = pair;
  expect(monthlyInstalment({ principal, yearlyPercent, months })).toBe(instalment);
  expect(planLoan({ principal, yearlyPercent, months }).instalment).toBe(instalment);
});

const loans = fc.record({
  principal: fc.integer({ min: 1_000_000_00, max: 100_000_000_000_00 }).map((paisa) => paisa / 100),
  yearlyPercent: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 360 }),
});
const inPaisa = (rupees: number) => Math.round(rupees * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + inPaisa(amount), 0);

describe("VT4: for every loan", () => {
  test("the principal parts add up to the loan, and the interest to its total", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { years, totalInterest } = planLoan(loan);
        expect(sum(years.map(({ principal }) => principal))).toBe(inPaisa(loan.principal));
        expect(sum(years.map(({ interest }) => interest))).toBe(inPaisa(totalInterest));
      }),
    );
  });

  test("the balance falls every year until nothing is owed", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const balances = [loan.principal, ...planLoan(loan).years.map(({ balance }) => balance)];
        expect(balances.at(-1)).toBe(0);
        for (const [index, balance] of balances.slice(1).entries())
          expect(balance).toBeLessThan(balances[index] ?? 0);
      }),
    );
  });

  test("a higher rate costs more, and no interest costs nothing", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const dearer = { ...loan, yearlyPercent: loan.yearlyPercent + 1 };
        expect(monthlyInstalment(dearer)).toBeGreaterThan(monthlyInstalment(loan));
        expect(planLoan({ ...loan, yearlyPercent: 0 }).totalInterest).toBe(0);
      }),
    );
  });
});

test("VT4: years are of twelve months, and the last one has the rest", () => {
  const { years } = planLoan({ principal: 1_200_000, yearlyPercent: 0, months: 18 });
  expect(years).toEqual([
    { year: 1, interest: 0, principal: 800_000.04, balance: 399_999.96 },
    { year: 2, interest: 0, principal: 399_999.96, balance: 0 },
  ]);
});

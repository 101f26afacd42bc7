import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planPayments } from "./payment-plan.ts";

const paisaAmount = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((number) => String(number).padStart(3, "0"))
  .map((digits) => `${digits.slice(0, -2)}.${digits.slice(-2)}`);
const day = fc.constantFrom(null, "2026-11-01", "2026-11-18", "2026-12-01");
const plan = fc
  .array(fc.record({ amount: paisaAmount, stage_done_on: day, due_on: day }), { maxLength: 6 })
  .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })));
const payments = fc.array(
  fc.record({
    amount: paisaAmount,
    instalment_id: fc.option(fc.integer({ min: 1, max: 8 })),
    is_voided: fc.boolean(),
  }),
  { maxLength: 6 },
);
const today = "2026-11-18";
const paisa = (amount: string) => BigInt(amount.replace(".", ""));
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + paisa(amount), 0n);

describe("CN7: what was received and is due", () => {
  test("every paisa that was received is in one instalment or beyond the plan, and none has more than its amount", () => {
    fc.assert(
      fc.property(plan, payments, (instalments, received) => {
        const result = planPayments(instalments, received, today);
        const counted = received.filter(({ is_voided }) => !is_voided).map(({ amount }) => amount);
        expect(paisa(result.received)).toBe(total(counted));
        expect(total([...result.instalments.map((each) => each.received), result.surplus])).toBe(
          total(counted),
        );
        for (const [index, each] of result.instalments.entries()) {
          const amount = paisa(instalments[index]?.amount ?? "");
          expect(paisa(each.received) + paisa(each.open)).toBe(amount);
          expect(paisa(each.open) >= 0n).toBe(true);
        }
      }),
    );
  });

  test("due is what is missing of instalments whose stage is done or whose day has come", () => {
    fc.assert(
      fc.property(plan, payments, (instalments, received) => {
        const result = planPayments(instalments, received, today);
        for (const [index, { due, open, due_since }] of result.instalments.entries()) {
          const { stage_done_on = null, due_on = null } = instalments[index] ?? {};
          const isDue = [stage_done_on, due_on].some((since) => since !== null && since <= today);
          expect(due).toBe(isDue ? open : "0.00");
          expect(due_since !== null).toBe(isDue);
        }
        expect(paisa(result.due)).toBe(total(result.instalments.map(({ due }) => due)));
      }),
    );
  });

  test("another payment never makes more due, and a crossed out one changes nothing", () => {
    fc.assert(
      fc.property(plan, payments, paisaAmount, (instalments, received, amount) => {
        const before = planPayments(instalments, received, today);
        const add = (is_voided: boolean) =>
          planPayments(instalments, [...received, { amount, instalment_id: null, is_voided }], today);
        expect(paisa(add(false).due) <= paisa(before.due)).toBe(true);
        expect(add(true)).toEqual(before);
      }),
    );
  });

  const rows = [
    { id: 1, amount: "100.00", stage_done_on: "2026-11-10", due_on: "2026-11-05" },
    { id: 2, amount: "50.00", stage_done_on: null, due_on: "2026-12-01" },
    { id: 3, amount: "50.00", stage_done_on: null, due_on: null },
  ];
  const pay = (amount: string, instalment_id: number | null) => ({ amount, instalment_id, is_voided: false });

  test("a payment fills the instalment that it names; what is left, and others, fill the plan in order", () => {
    const { instalments, surplus, due } = planPayments(rows, [pay("70.00", 2), pay("30.00", null)], today);
    expect(instalments.map(({ received }) => received)).toEqual(["50.00", "50.00", "0.00"]);
    expect([due, surplus]).toEqual(["50.00", "0.00"]);
    expect(instalments[0]?.due_since).toBe("2026-11-05");
    expect(planPayments(rows, [pay("250.00", null)], today).surplus).toBe("50.00");
  });
});

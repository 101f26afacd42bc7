import { describe, expect, test } from "vitest";
import { propertyStatuses } from "./kinds.ts";
import { priceBeforeReduction, reductionOf } from "./price-reduction.ts";

describe("LD5: a reduced price", () => {
  test("is compared with the lowest price of the last 30 days", () => {
    expect(priceBeforeReduction(90, 100, [])).toBe(100);
    expect(priceBeforeReduction(80, 90, [100])).toBe(90);
  });

  test("is none if the price was raised shortly before", () => {
    expect(priceBeforeReduction(110, 120, [100])).toBeNull();
    expect(priceBeforeReduction(100, 120, [100])).toBeNull();
    expect(priceBeforeReduction(95, 120, [100])).toBe(100);
  });

  test("is none if the price is raised", () => {
    expect(priceBeforeReduction(120, 100, [])).toBeNull();
  });

  const changedAt = new Date("2026-11-01T20:00:00Z");
  const reduced = { price: 90, previous_price: 100, price_changed_at: changedAt, status: "active" as const };
  const days = (count: number) => changedAt.getTime() + count * 24 * 60 * 60 * 1000;
  const none = { reduced_from: null, reduced_on: null };

  test("is shown for 90 days, with the day in Kathmandu", () => {
    expect(reductionOf(reduced, days(90))).toEqual({ reduced_from: 100, reduced_on: "2026-11-02" });
    expect(reductionOf(reduced, days(91))).toEqual(none);
    expect(reductionOf({ ...reduced, previous_price: null }, days(1))).toEqual(none);
  });

  test("is shown only while the property is listed", () => {
    const shown = propertyStatuses.filter(
      (status) => reductionOf({ ...reduced, status }, days(1)).reduced_from,
    );
    expect(shown).toEqual(["active", "reserved"]);
  });
});

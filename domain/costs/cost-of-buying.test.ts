import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Rate } from "#domain/rates/rate.ts";
import { chooseRates } from "./choose-rates.ts";
import { costOfBuying, firstInstalment, hasCosts, ratesFor } from "./cost-of-buying.ts";

let lastId = 0;
function rate(fields: Partial<Rate> & Pick<Rate, "kind" | "value">): Rate {
  lastId += 1;
  return {
    id: lastId,
    province: null,
    local_level_kind: null,
    beneficiary: null,
    note: { en: "", np: "" },
    valid_from: "2026-07-17",
    valid_until: null,
    source: { en: "Finance Act", np: "आर्थिक ऐन" },
    source_url: "https://example.com/act",
    checked_at: "2026-08-01T00:00:00.000Z",
    ...fields,
  };
}

describe("VT4: the rates of a place", () => {
  const shown = [
    rate({ kind: "registration", value: 4, province: 3 }),
    rate({ kind: "registration", value: 5.3, province: 3, local_level_kind: "metropolitan" }),
    rate({ kind: "registration", value: 3, province: 4, local_level_kind: "metropolitan" }),
    rate({ kind: "reduction", value: 25, province: 3, beneficiary: "women" }),
    rate({ kind: "reduction", value: 30, province: 3, beneficiary: "women", local_level_kind: "rural" }),
    rate({
      kind: "reduction",
      value: 10,
      province: 3,
      beneficiary: "others",
      note: { en: "Dalits", np: "दलित" },
    }),
    rate({ kind: "loan_interest", value: 8.5, note: { en: "Home loan", np: "घर कर्जा" } }),
    rate({ kind: "dollar", value: 142 }),
  ];

  test("begin with the loan that was entered first", () => {
    const [early, late] = [8, 7].map((value) => rate({ kind: "loan_interest", value }));
    if (!early || !late) throw new Error("no rates");
    expect(chooseRates([late, early], null, "en").loans).toMatchObject([{ percent: 8 }, { percent: 7 }]);
  });

  test("prefer those of its kind of local level, and carry their source and day of checking", () => {
    const city = chooseRates(shown, { provinceId: 3, kind: "metropolitan" }, "en");
    expect(city.registration).toEqual({
      percent: 5.3,
      source: "Finance Act",
      sourceUrl: "https://example.com/act",
      checkedAt: "2026-08-01T00:00:00.000Z",
    });
    expect(city.reductions).toMatchObject([
      { name: "Women", percent: 25 },
      { name: "Dalits", percent: 10 },
    ]);
    const village = chooseRates(shown, { provinceId: 3, kind: "rural" }, "np");
    expect(village.registration?.percent).toBe(4);
    expect(village.reductions).toMatchObject([
      { name: "महिला", percent: 30 },
      { name: "दलित", percent: 10 },
    ]);
    expect(village.loans).toMatchObject([{ name: "घर कर्जा", percent: 8.5, source: "आर्थिक ऐन" }]);
  });

  test("are unknown where none is entered", () => {
    const elsewhere = chooseRates(shown, { provinceId: 2, kind: "metropolitan" }, "en");
    expect(elsewhere).toMatchObject({ registration: null, reductions: [], loans: [{ percent: 8.5 }] });
    expect(chooseRates(shown, { provinceId: 4, kind: "municipality" }, "en").registration).toBeNull();
    expect(chooseRates(shown, null, "en").registration).toBeNull();
    expect(chooseRates([], { provinceId: 3, kind: "rural" }, "en").loans).toEqual([]);
  });
});

describe("VT4: the cost of buying", () => {
  test("is the price and the registration without the reduction", () => {
    expect(costOfBuying(10_000_000, 5.3, 25)).toEqual({
      registration: 530_000,
      reduction: 132_500,
      total: 10_397_500,
    });
    expect(costOfBuying(99_999.99, 3, 0)).toEqual({ registration: 3000, reduction: 0, total: 102_999.99 });
  });

  test("is unknown without a rate of the registration", () => {
    expect(costOfBuying(10_000_000, undefined, 25)).toBeNull();
  });

  test("is never below the price nor above price and registration", () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), percent, percent, (price, fee, reduction) => {
        const cost = costOfBuying(price, fee, reduction);
        expect(cost?.total).toBeGreaterThanOrEqual(price);
        expect(cost?.total).toBeLessThanOrEqual(price + (cost?.registration ?? 0) + 0.001);
      }),
    );
  });

  test("is shown for listings on sale that have a price and are not taken", () => {
    const listing = { for_type: "sale", status: "active", price: 1 } as const;
    expect(hasCosts(listing)).toBe(true);
    expect(hasCosts({ ...listing, status: "reserved" })).toBe(true);
    for (const other of [
      { for_type: "rent" },
      { status: "sold" },
      { status: "draft" },
      { price: 0 },
    ] as const)
      expect(hasCosts({ ...listing, ...other })).toBe(false);
  });
});

test("VT4: the instalment beside the price is that of the first loan, with 30% down over 20 years", () => {
  const loan = { name: "Home loan", percent: 8, source: "", sourceUrl: "", checkedAt: "" };
  const rates = { registration: null, reductions: [], loans: [loan, { ...loan, percent: 12 }] };
  expect(firstInstalment(50_000_000 / 7, rates)).toBe(41_822);
  expect(firstInstalment(1000, { ...rates, loans: [] })).toBeNull();
});

test("VT4: commercial property is offered no home loan", () => {
  const loan = {
    name: "Home loan",
    percent: 8.5,
    source: "",
    sourceUrl: "",
    checkedAt: "2026-08-01T00:00:00.000Z",
  };
  const rates = { registration: loan, reductions: [], loans: [loan] };
  expect(ratesFor("commercial", rates)).toEqual({ ...rates, loans: [] });
  expect(ratesFor("house", rates)).toBe(rates);
});

import { describe, expect, test } from "vitest";
import { demoProperties } from "#demo/properties.ts";
import { landCustomOf } from "#domain/land/customs.ts";
import { isOfSystem, parseLandMeasure } from "#domain/land/measure.ts";
import { priceOfUnit } from "#domain/land/unit-price.ts";
import { papersInputSchema } from "#domain/papers/papers.ts";
import { findLocalLevel } from "#domain/places/local-levels.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import { isListed, propertyStatuses } from "#domain/properties/kinds.ts";
import { pricedArea } from "#domain/properties/land-measure.ts";
import { isAreaPriceUnit, priceUnits } from "#domain/properties/price-units.ts";
import { describeFact, factFields } from "#domain/properties/property-fields.ts";

const land = demoProperties.filter((property) => property.property_type === "land");

describe("the demo properties", () => {
  test("LD4: use every fact", () => {
    const used = factFields.filter((field) =>
      demoProperties.some((property) => {
        const value = property[field];
        return Array.isArray(value) ? value.length > 0 : Boolean(value);
      }),
    );
    expect(used).toEqual(factFields);
  });

  test("LD4: use every value of each choice", () => {
    const unused = factFields.flatMap((field) => {
      const fact = describeFact(field);
      const used = new Set<unknown>(demoProperties.map((property) => property[field]));
      return fact.kind === "optionalChoice" ? fact.values.filter((value) => !used.has(value)) : [];
    });
    expect(unused).toEqual([]);
  });

  test("LD2: measure land in the custom of its district, a few in square feet or metres", () => {
    const systems = land.map((property) => {
      const measure = parseLandMeasure(property.land_area ?? null) ?? [];
      const custom = landCustomOf(findLocalLevel(property.local_level_id ?? 0)?.districtId ?? 0);
      if (custom && isOfSystem(measure, custom)) return custom;
      expect(isOfSystem(measure, "sq_ft") || isOfSystem(measure, "sq_m"), property.name).toBe(true);
      return "square";
    });
    const counts = Object.groupBy(systems, (system) => system);
    expect([counts.bigha?.length, counts.ropani?.length, counts.square?.length]).toEqual([6, 4, 2]);
  });

  test("LD3: are priced in total, per month and per unit of each kind", () => {
    const units = new Set(demoProperties.map((property) => property.price_unit));
    expect(units).toEqual(new Set(priceUnits));
    for (const property of demoProperties) {
      const { price, price_unit: unit, unit_price: unitPrice } = property;
      if (!isAreaPriceUnit(unit)) continue;
      const area = pricedArea({ land_area: null, ...property }, unit);
      expect(area && priceOfUnit(price, area, unit), property.name).toBe(unitPrice);
    }
    expect(demoProperties.some((property) => property.is_negotiable)).toBe(true);
  });

  test("have a frontage and a depth that make the area of the land", () => {
    for (const { name, frontage, depth, land_area } of demoProperties) {
      if (!frontage || !depth) continue;
      const squareFeet = Number(landSquareFeet(land_area ?? null));
      expect((frontage * depth) / squareFeet, name).toBeCloseTo(1, 2);
    }
  });

  test("LD5: have every status, with the time of the change if it is not the first, and two reduced prices", () => {
    expect(new Set(demoProperties.map(({ status }) => status))).toEqual(new Set(propertyStatuses));
    for (const { name, status, statusSince } of demoProperties)
      expect(statusSince !== undefined, name).toBe(status !== "active" && status !== "draft");
    const reduced = demoProperties.filter((property) => property.reduced);
    expect(reduced).toHaveLength(2);
    for (const { reduced: reduction, price, status } of reduced) {
      expect(reduction?.from).toBeGreaterThan(price);
      expect(isListed(status)).toBe(true);
    }
  });

  test("LD8: were checked in about a third of all cases", () => {
    const checked = demoProperties.filter(
      (property) => property.lalpurja_seen_on ?? property.boundaries_walked_on ?? property.road_measured_on,
    );
    expect(checked.length).toBeGreaterThanOrEqual(11);
    expect(checked.length).toBeLessThanOrEqual(15);
  });

  test("LD7: have papers with fictitious telephone numbers in three cases", () => {
    const papers = demoProperties.flatMap((property) => property.papers ?? []);
    expect(papers).toHaveLength(3);
    for (const facts of papers) {
      expect(papersInputSchema.parse(facts)).toEqual(facts);
      expect(facts.owner_phone).toMatch(/^\+977-9800000\d{3}$/);
    }
  });
});

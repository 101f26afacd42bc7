import { expect, test } from "vitest";
import { districts } from "#domain/places/local-levels.ts";
import { landCustomOf, teraiDistricts } from "./customs.ts";

test("LD2 the 21 districts of the Terai count in bigha and the other 56 in ropani", () => {
  const counted = { bigha: 0, ropani: 0 };
  for (const { id } of districts) counted[landCustomOf(id)]++;
  expect(counted).toEqual({ bigha: 21, ropani: 56 });
});

test.each(Object.entries(teraiDistricts))("LD2 %s has the id %d", (name, id) => {
  expect(districts.find((district) => district.id === id)?.names.en).toBe(name);
});

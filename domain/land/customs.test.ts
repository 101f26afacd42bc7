import { expect, test } from "vitest";
import { districts } from "#domain/places/local-levels.ts";
import { landCustomOf, mixedDistricts, teraiDistricts } from "./customs.ts";

test("LD2 the 21 districts of the Terai count in bigha, 4 in both systems and the other 52 in ropani", () => {
  const counts = new Map<unknown, number>();
  for (const { id } of districts) counts.set(landCustomOf(id), (counts.get(landCustomOf(id)) ?? 0) + 1);
  expect(counts).toEqual(
    new Map<unknown, number>([
      ["bigha", 21],
      [null, 4],
      ["ropani", 52],
    ]),
  );
});

test.each(Object.entries({ ...teraiDistricts, ...mixedDistricts }))("LD2 %s has the id %d", (name, id) => {
  expect(districts.find((district) => district.id === id)?.names.en).toBe(name);
});

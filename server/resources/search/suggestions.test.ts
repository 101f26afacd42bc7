import { afterAll, beforeAll, expect, test } from "vitest";
import { type Suggestions, suggestionsSchema } from "#domain/search/suggestions.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  const row = (local_level_id: number, changed: object = {}) => ({
    ...sampleProperty,
    local_level_id,
    ...changed,
  });
  await site.database
    .insertInto("properties")
    .values([
      row(223),
      row(223, { property_type: "land" }),
      row(223, { for_type: "rent" }),
      row(223, { status: "sold" }),
      row(224),
    ])
    .execute();
});
afterAll(() => site.close());

async function suggest(query: Record<string, string>): Promise<Suggestions> {
  const response = await site.app.inject({ url: `/api/suggestions/?${new URLSearchParams(query)}` });
  expect(response.statusCode).toBe(200);
  return suggestionsSchema.parse(response.json());
}

test("SR2: places by the beginning of their name in either script, with their listings", async () => {
  for (const q of ["janak", "जनक", "Janakpurdham"]) {
    const { places } = await suggest({ q, listing: "sale" });
    expect(places[0], q).toEqual({
      code: "l223",
      name: "Janakpurdham",
      area: "Dhanusha",
      count: 2,
      is_exact: true,
    });
  }
  expect((await suggest({ q: "janak", lang: "np" })).places[0]).toMatchObject({ name: "जनकपुरधाम", count: 3 });
});

test("SR2: districts and provinces, too, and the words before the name", async () => {
  const { rest, places } = await suggest({ q: "ghar dhanu" });
  expect(rest).toBe("ghar");
  expect(places[0]).toEqual({ code: "d20", name: "Dhanusha", area: "Madhesh", count: 4, is_exact: true });
  expect((await suggest({ q: "madhesh" })).places).toContainEqual(
    expect.objectContaining({ code: "p2", area: "", count: 4 }),
  );
});

test("SR2: a place without listings is offered if no other has any", async () => {
  const { places } = await suggest({ q: "pokhara" });
  expect(places).toContainEqual(expect.objectContaining({ name: "Pokhara", count: 0 }));
});

test("SR2: types by their everyday words", async () => {
  expect((await suggest({ q: "jagg" })).types).toEqual([{ type: "land", count: 1, is_exact: true }]);
  expect((await suggest({ q: "घर", listing: "rent" })).types).toEqual([
    { type: "house", count: 1, is_exact: true },
  ]);
  expect(await suggest({ q: "" })).toEqual({ rest: "", places: [], types: [] });
});

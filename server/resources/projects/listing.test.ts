import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import type { PlaceNumbers } from "#domain/places/place-fields.ts";
import {
  noProjectFilters,
  type ProjectFilters,
  type ProjectStatusChoice,
  type ProjectTypeChoice,
} from "#domain/projects/filters.ts";
import { projectStatuses, projectTypes } from "#domain/projects/kinds.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { matchesProject } from "#domain/search/matches-project.ts";
import { missingTexts } from "#domain/translations.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";
import { searchTextFor, storedText, storedTranslations } from "#server/testing/search-texts.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { countProjects, listProjects, readProjectListOptions } from "./listing.ts";

const projectRow = fc.record({
  proj_name: storedText,
  location: storedText,
  client_name: storedText,
  translations: storedTranslations("proj_name", "location", "client_name"),
  proj_type: fc.constantFrom(...projectTypes),
  proj_status: fc.constantFrom(...projectStatuses),
});
const rows = fc.sample(projectRow, 200);

const filters: fc.Arbitrary<ProjectFilters> = fc.record({
  search: searchTextFor(
    rows.flatMap(({ proj_name, location, client_name, translations: { np } }) =>
      [proj_name, location, client_name, np?.proj_name, np?.location, np?.client_name].flatMap(
        (text) => text ?? [],
      ),
    ),
  ),
  location: searchTextFor(
    rows.flatMap(({ location, translations: { np } }) =>
      [location, np?.location].flatMap((text) => text ?? []),
    ),
  ),
  status: fc.option(fc.constantFrom<ProjectStatusChoice>("completed", "ongoing", "upcoming"), { freq: 1 }),
  type: fc.option(fc.constantFrom<ProjectTypeChoice>("commercial", "hospitality", "renovation"), { freq: 1 }),
  bounds: fc.constant(null),
});

const rest = {
  proj_area: "x",
  proj_duration: "x",
  professionals: 0,
  proj_budget: 0,
  start_date: null,
  end_date: null,
  completed_date: null,
  description: "",
  features: [],
  challenges: [],
  outcomes: [],
};

let store: TestDatabase;
let stored: ((typeof rows)[number] & PlaceNumbers & { id: number })[];
beforeAll(async () => {
  store = await createTestDatabase();
  const inserted = await store.database
    .insertInto("projects")
    .values(rows.map((row) => ({ ...row, ...rest })))
    .returning("id")
    .execute();
  const noPlace = { local_level_id: null, ward: null };
  stored = rows.map((row, index) => ({ ...row, ...noPlace, id: inserted[index]?.id ?? 0 }));
  await fillSearch(store.database);
});
afterAll(() => store.drop());

describe("the SQL filters and the domain's matchesProject (PR1, PR4, NL4)", () => {
  test("select the same projects for generated names and filters", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const expected = stored.filter((row) => matchesProject(row, wanted));
        const found = await listProjects(store.database, wanted, { page: 1, pageSize: 200 });
        const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);
        expect(ids(found)).toEqual(ids(expected));
        expect(await countProjects(store.database, wanted)).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  test.each(languages)(
    "NL5 the filter for texts missing in %s selects the same as missingTexts",
    async (language) => {
      const page = { page: 1, pageSize: 200 };
      const all = await listProjects(store.database, noProjectFilters, page);
      const expected = all.filter((row) => missingTexts(projectTexts, row, language).length > 0);
      const found = await listProjects(store.database, noProjectFilters, { ...page, untranslated: language });
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(await countProjects(store.database, noProjectFilters, language)).toBe(expected.length);
    },
  );

  test("lists towns with most projects first, and the newest project first", async () => {
    await store.database.deleteFrom("projects").execute();
    const locations = ["Lakeside, Pokhara-6, Nepal", "Central Road, Janakpur-4", "Ring Road, Janakpur"];
    for (const location of locations) {
      await store.database
        .insertInto("projects")
        .values({
          ...rest,
          proj_name: "x",
          client_name: "x",
          proj_type: "Other",
          proj_status: "Planning",
          location,
        })
        .execute();
    }
    const { total, towns } = await readProjectListOptions(store.database);
    expect(total).toBe(locations.length);
    expect(towns.map(({ name }) => name)).toEqual(["Janakpur", "Pokhara"]);
    const listed = await listProjects(store.database, noProjectFilters, { page: 1, pageSize: 2 });
    expect(listed.map(({ location }) => location)).toEqual(locations.slice(1).toReversed());
    const ordering = { column: "created_at", direction: "asc" } as const;
    const oldest = await listProjects(store.database, noProjectFilters, { page: 1, pageSize: 2, ordering });
    expect(oldest.map(({ location }) => location)).toEqual(locations.slice(0, 2));
  });
});

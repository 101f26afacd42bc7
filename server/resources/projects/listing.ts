import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { defaultLanguage, type Language } from "#domain/language.ts";
import type { LocationOption } from "#domain/places/location-option.ts";
import type { Town } from "#domain/places/places.ts";
import {
  noProjectFilters,
  type ProjectFilters,
  projectLocations,
  projectStatusChoices,
  projectTypeChoices,
} from "#domain/projects/filters.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { isInBounds } from "#server/platform/database/map-location.ts";
import { onlyLevel } from "#server/platform/database/only-level.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { containsWords } from "#server/platform/database/search-column.ts";
import { containsPlace, lacksTexts, shownLine } from "#server/platform/database/translated-texts.ts";
import { readInBatches } from "#server/platform/http/csv-table.ts";
import type { Order } from "#server/platform/http/order-query.ts";
import { liveProjects, type ProjectRow, selectProjects } from "./repository.ts";

export const projectOrders = ["created_at", "proj_name", "proj_budget"] as const;
type ProjectOrder = Order<(typeof projectOrders)[number]>;
const newestFirst: ProjectOrder = { column: "created_at", direction: "desc" };
const maxPlaces = 30;

type Paging = Readonly<{
  page: number;
  pageSize: number;
  ordering?: ProjectOrder | null;
  /** Names are sorted as this language shows them. */
  language?: Language;
  untranslated?: Language | null;
}>;

/** Newest first by default. */
export async function listProjects(
  database: Database,
  filters: ProjectFilters,
  { page, pageSize, ordering, language = defaultLanguage, untranslated = null }: Paging,
): Promise<ProjectRow[]> {
  const { column, direction } = ordering ?? newestFirst;
  return (
    selectProjects(database)
      .where((eb) => eb.and(filterConditions(eb, filters, untranslated)))
      .orderBy(
        column === "proj_name" ? sql`lower(${shownLine(column, language)})` : sql.ref(column),
        direction,
      )
      .orderBy("id", direction)
      .limit(pageSize)
      // Statements with an offset are not prepared, and planning this one takes longer than executing it.
      .$if(page > 1, (query) => query.offset((page - 1) * pageSize))
      .execute()
  );
}

export async function countProjects(
  database: Database,
  filters: ProjectFilters = noProjectFilters,
  untranslated: Language | null = null,
): Promise<number> {
  const row = await liveProjects(database)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb.and(filterConditions(eb, filters, untranslated)))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** LE6: all matching projects, newest first, in batches. */
export function exportProjects(
  database: Database,
  filters: ProjectFilters,
  untranslated: Language | null,
): AsyncGenerator<ProjectRow[]> {
  return readInBatches<ProjectRow>((last, maxRows) =>
    selectProjects(database)
      .where((eb) => eb.and(filterConditions(eb, filters, untranslated)))
      .$call(ifGiven(last, (query, { id }) => query.where("projects.id", "<", id)))
      .orderBy("projects.id", "desc")
      .limit(maxRows)
      .execute(),
  );
}

type ListOptions = Readonly<{ total: number; towns: Town[]; named: LocationOption[] }>;

/** PR4: the number of all projects, their towns, those with most projects first, and those of the named places that a project matches. */
export async function readProjectListOptions(database: Database): Promise<ListOptions> {
  const [row] = await selectListOptions(database);
  return {
    total: row?.total ?? 0,
    towns: row?.towns ?? [],
    named: projectLocations.filter((_, index) => row?.matched[index]),
  };
}

const selectListOptions = builtOnce((database) => {
  const projects = liveProjects(database);
  const towns = projects
    .select(["place as name", onlyLevel.as("localLevelId")])
    .where("place", "!=", "")
    .groupBy("place")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy("place")
    .limit(maxPlaces);
  const matching = projectLocations.map(
    ({ value }) => sql`exists (${projects.select("id").where(containsPlace("location", value), "=", true)})`,
  );
  return database.selectNoFrom([
    projects.select((eb) => eb.fn.countAll<number>().as("count")).as("total"),
    jsonArrayFrom(towns).as("towns"),
    sql<boolean[]>`array [${sql.join(matching)}]`.as("matched"),
  ]);
});

export function filterConditions(
  eb: ExpressionBuilder<Schema, "projects">,
  filters: ProjectFilters,
  untranslated: Language | null = null,
) {
  const { search, location, status, type, bounds } = filters;
  const conditions: ExpressionWrapper<Schema, "projects", SqlBool>[] = [];
  if (untranslated) conditions.push(eb(lacksTexts(projectTexts, untranslated), "=", true));
  if (search !== "") conditions.push(eb(containsWords(search), "=", true));
  if (location !== "") conditions.push(eb(containsPlace("location", location), "=", true));
  if (status) conditions.push(eb("proj_status", "=", projectStatusChoices[status]));
  if (type) conditions.push(eb("proj_type", "=", projectTypeChoices[type]));
  if (bounds) conditions.push(eb.and([isInBounds(bounds)]));
  return conditions;
}

import { parseLandMeasure } from "#domain/land/measure.ts";
import type { Language } from "#domain/language.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { type Landmark, landmarkParts, landmarkText } from "#domain/properties/landmarks.ts";
import type { Property } from "#domain/properties/property.ts";
import { propertyFieldNames } from "#domain/properties/property-fields.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { CsvCell } from "#server/platform/http/csv.ts";
import { filterConditions, type PropertyScope } from "./filter-conditions.ts";
import { presentPropertyToStaff } from "./presenter.ts";
import { selectProperties } from "./repository.ts";

const rowsPerBatch = 200;

/** Named like the fields of the API. */
export const exportColumns = [
  "id",
  ...propertyFieldNames,
  "street",
  "ward",
  "local_level",
  "district",
  "province",
  "feature_names",
  "custom_features",
  "created_at",
  "updated_at",
] as const satisfies (keyof Property)[];

/** The cells of all matching properties, newest first, in batches, each read when the one before has been sent. */
export async function* exportProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  language: Language,
): AsyncGenerator<CsvCell[][]> {
  let before: number | undefined;
  do {
    const rows = await selectProperties(database)
      .where((eb) => eb.and(filterConditions(eb, scope, filters)))
      .$if(before !== undefined, (query) => query.where("properties.id", "<", before ?? 0))
      .orderBy("properties.id", "desc")
      .limit(rowsPerBatch)
      .execute();
    if (rows.length > 0) yield rows.map((row) => cellsOf(presentPropertyToStaff(row, "", language)));
    before = rows.length === rowsPerBatch ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}

function cellsOf(property: Property): CsvCell[] {
  return exportColumns.map((name) => {
    const value = property[name];
    // A spreadsheet would take 1-5-10 for a date.
    if (name === "land_area") return measureInWords(property.land_area);
    return Array.isArray(value) ? value.map(itemText).join("; ") : value;
  });
}

/** With every part, so that it is read back as the same measure: 1 bigha 5 kattha 10 dhur. */
function measureInWords(text: string | null): string | null {
  const measure = parseLandMeasure(text);
  return measure?.map(({ quantity, unit }) => `${quantity} ${unit}`).join(" ") ?? null;
}

function itemText(item: string | Landmark): string {
  return typeof item === "string" ? item : landmarkText(landmarkParts(item));
}

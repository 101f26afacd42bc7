import { parseLandMeasure } from "#domain/land/measure.ts";
import type { Language } from "#domain/language.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { type Landmark, landmarkParts, landmarkText } from "#domain/properties/landmarks.ts";
import type { Property } from "#domain/properties/property.ts";
import { propertyFieldNames, propertyFields } from "#domain/properties/property-fields.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { type CsvColumn, fieldColumns, mapBatches, readInBatches } from "#server/platform/http/csv-table.ts";
import { filterConditions, type PropertyScope } from "./filter-conditions.ts";
import { presentPropertyToStaff } from "./presenter.ts";
import { type PropertyRow, selectProperties } from "./repository.ts";

const dayFields = propertyFieldNames.filter((name) => propertyFields[name].kind === "day");
const names = [
  "id",
  "reference",
  ...propertyFieldNames,
  "street",
  "ward",
  "local_level",
  "district",
  "province",
  "feature_names",
  "custom_features",
  "agent_phone",
  "created_at",
  "updated_at",
] as const satisfies (keyof Property)[];

/** Named like the fields of the API. */
export const exportColumns: readonly CsvColumn<Property>[] = fieldColumns<Property>(names, [
  ...dayFields,
  "created_at",
  "updated_at",
]).map((column) => {
  // A spreadsheet would take 1-5-10 for a date.
  if (column.name === "land_area") return { ...column, cell: ({ land_area }) => measureInWords(land_area) };
  if (column.name === "landmarks")
    return { ...column, cell: ({ landmarks }) => landmarks.map(landmarkWords).join("; ") };
  return column;
});

/** All matching properties, newest first, in batches. */
export function exportProperties(
  database: Database,
  scope: PropertyScope,
  filters: PropertyFilters,
  language: Language,
): AsyncGenerator<Property[]> {
  const batches = readInBatches<PropertyRow>((last, maxRows) =>
    selectProperties(database)
      .where((eb) => eb.and(filterConditions(eb, scope, filters)))
      .$call(ifGiven(last, (query, { id }) => query.where("properties.id", "<", id)))
      .orderBy("properties.id", "desc")
      .limit(maxRows)
      .execute(),
  );
  return mapBatches(batches, (rows) => rows.map((row) => presentPropertyToStaff(row, "", language)));
}

/** With every part, so that it is read back as the same measure: 1 bigha 5 kattha 10 dhur. */
function measureInWords(text: string | null): string | null {
  const measure = parseLandMeasure(text);
  return measure?.map(({ quantity, unit }) => `${quantity} ${unit}`).join(" ") ?? null;
}

function landmarkWords(landmark: Landmark): string {
  return landmarkText(landmarkParts(landmark));
}

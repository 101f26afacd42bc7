import { sql } from "kysely";
import type { RowProblem } from "#domain/imports/import.ts";
import { rowProblem } from "#domain/imports/read-cells.ts";
import { type ReadListing, readListing, referenceOf } from "#domain/imports/read-listing.ts";
import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import { foldCase } from "#domain/search-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { PictureService } from "#server/platform/media/picture-service.ts";
import { selectFeatures } from "#server/resources/features/repository.ts";
import { readPropertyForm, readPropertyPatch } from "#server/resources/properties/form.ts";
import { withListingEvents } from "#server/resources/properties/listing-events.ts";
import {
  type PropertyColumns,
  type PropertyRow,
  selectProperties,
} from "#server/resources/properties/repository.ts";
import { changedColumns } from "./listing-changes.ts";
import {
  findSources,
  type NamedPictures,
  readPictures,
  type StoredPictures,
  storePictures,
} from "./listing-pictures.ts";
import type { PictureSource } from "./picture-source.ts";
import { type PendingRow, type PlanContext, type RowPlan, type RowPlanner, refuse } from "./row-plan.ts";
import { undoListing } from "./undo-listing.ts";
import { writeListing } from "./write-listing.ts";

type Dependencies = Readonly<{
  pictures: PictureService;
  source: PictureSource | null;
  context: PlanContext;
}>;

/** IM1, IM2: lines that become listings. */
export function planListings({ pictures, source, context }: Dependencies): RowPlanner {
  /** By position: what was stored before the batch's transaction. */
  let stored: ReadonlyMap<number, StoredPictures> = new Map();

  async function readBatch(database: Database, rows: readonly PendingRow[], isLocked: boolean) {
    const listings = rows.map(({ record }) => readListing(record));
    const existing = await findByReference(
      database,
      listings.flatMap(({ reference }) => reference ?? []),
      isLocked,
    );
    const keys = [...existing.values()].flatMap((row) => row.pictures.map(({ key }) => key));
    const sources = source ? await findSources(database, keys) : new Map<string, string>();
    return listings.map((listing) => {
      const row = listing.reference === null ? undefined : existing.get(listing.reference);
      const current = row?.pictures.map(({ key }) => key) ?? [];
      const named =
        source && listing.pictures ? readPictures(listing.pictures, source, current, sources) : undefined;
      return { listing, row, named };
    });
  }

  return {
    table: "properties",
    keyOf: referenceOf,
    isRepeatRefused: true,

    async prepare(database, rows) {
      stored = new Map();
      if (!source) return;
      const named = new Map<number, NamedPictures>();
      for (const [index, listing] of (await readBatch(database, rows, false)).entries()) {
        const position = rows[index]?.position;
        if (position !== undefined && listing.named?.problems.length === 0)
          named.set(position, listing.named);
      }
      stored = await storePictures(source, named);
    },

    async plan(transaction, rows) {
      const features = await readFeatureIds(transaction);
      const batch = await readBatch(transaction, rows, true);
      return batch.map(({ listing, row, named }, index): RowPlan => {
        const pending = rows[index];
        const pictureRows = stored.get(pending?.position ?? -1) ?? new Map();
        const problems = [
          ...(pending?.problems ?? []),
          ...listing.problems,
          ...(named?.problems ?? []),
          ...[...pictureRows.values()].filter((picture) => "code" in picture),
        ];
        const read = readColumns(listing, row, features, context);
        if (read.problems) problems.push(...withoutRepeated(read.problems, problems));
        if (problems.length > 0 || !read.columns) return refuse(problems);
        const columns = read.columns;
        const changes = row ? changedColumns(row, columns) : [];
        if (row && named && hasOtherPictures(row, named)) changes.push("pictures");
        const write = () =>
          writeListing(transaction, pictures, {
            row,
            columns,
            listing,
            named,
            stored: pictureRows,
            hasChanges: changes.length > 0,
            context,
          });
        if (!row) return { outcome: "new", problems: [], changes: [], rowId: null, write };
        const outcome = changes.length > 0 ? "changed" : "unchanged";
        return { outcome, problems: [], changes, rowId: row.id, write };
      });
    },

    undo: (transaction, row) =>
      withListingEvents(transaction, context.publicUrl, [row.row_id], () =>
        undoListing(transaction, pictures, row, context.importId),
      ),
  };
}

/** The live listings with these references; locked, they stay as they are until the transaction ends. */
async function findByReference(
  database: Database,
  references: readonly string[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, PropertyRow>> {
  if (references.length === 0) return new Map();
  if (isLocked)
    await sql`select id from properties where reference = any(${[...references]}) and deleted_at is null
      order by id for update`.execute(database);
  const rows = await selectProperties(database, maxPropertyPictures)
    .where("reference", "in", references)
    .execute();
  return new Map(rows.map((row) => [row.reference ?? "", row]));
}

async function readFeatureIds(database: Database): Promise<ReadonlyMap<string, number>> {
  const features = await selectFeatures(database).execute();
  return new Map(
    features.flatMap(({ id, name, translations }) =>
      [name, translations.np?.name ?? name].map((text) => [foldCase(text), id] as const),
    ),
  );
}

type ReadColumns =
  | Readonly<{ columns: PropertyColumns | Partial<PropertyColumns>; problems?: undefined }>
  | Readonly<{ columns?: undefined; problems: readonly RowProblem[] }>;

/** Validates the line like a form that staff send: all fields of a new listing, or those that the line has. */
function readColumns(
  { reference, fields, features }: ReadListing,
  row: PropertyRow | undefined,
  featureIds: ReadonlyMap<string, number>,
  { options }: PlanContext,
): ReadColumns {
  const form = { ...fields, ...(features && divideFeatures(features, featureIds)) };
  try {
    const change = row
      ? readPropertyPatch(row, form, "en")
      : readPropertyForm({ status: options.status, reference, ...form }, "en");
    return { columns: change.columns(row) };
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error;
    const problems = Object.entries(error.fields).flatMap(([field, messages]) =>
      messages.map(({ code }) => rowProblem(columnOf(field), code, textOf(form, field))),
    );
    return { problems };
  }
}

/** Those of the catalogue by their ids; the others are features of this listing only. */
function divideFeatures(names: readonly string[], ids: ReadonlyMap<string, number>) {
  const idOf = (name: string) => ids.get(foldCase(name));
  return {
    features: [...new Set(names.flatMap((name) => idOf(name) ?? []))],
    custom_features: names.filter((name) => idOf(name) === undefined),
  };
}

/** `translations.np.name` is the column `name_np`. */
function columnOf(field: string): string {
  const [, name] = /^translations\.np\.(\w+)$/.exec(field) ?? [];
  return name === undefined ? field : `${name}_np`;
}

function textOf(form: Readonly<Record<string, unknown>>, field: string): string {
  const value = form[field];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A cell that could not be read is also missing in the form; once is enough. */
function withoutRepeated(found: readonly RowProblem[], known: readonly RowProblem[]): RowProblem[] {
  const hasNoPlace = known.some(({ field }) => field === "place" || field === "ward");
  return found.filter(
    ({ field }) => !known.some((problem) => problem.field === field) && !(hasNoPlace && field === "address"),
  );
}

/** A line's pictures come first; those that the listing has besides stay behind them. */
function hasOtherPictures(row: PropertyRow, { pictures }: NamedPictures): boolean {
  return pictures.some(({ key }, index) => key !== row.pictures[index]?.key);
}

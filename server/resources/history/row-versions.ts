import type { HistoryKind, VersionedKind } from "#domain/history/entry.ts";
import { defaultLanguage, type Language } from "#domain/language.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import type { Project } from "#domain/projects/project.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Rate } from "#domain/rates/rate.ts";
import type { Database } from "#server/platform/database/database.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { type Form, jsonForm } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { findKnownPictures } from "#server/platform/media/repository.ts";
import { findShareable } from "#server/platform/media/staged-pictures.ts";
import type { ChangeContext } from "#server/platform/submissions/change-once.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { formFieldsOf as projectFields } from "#server/resources/projects/form.ts";
import { presentProjectToStaff } from "#server/resources/projects/presenter.ts";
import { findProjectWithDeleted, type ProjectRow } from "#server/resources/projects/repository.ts";
import { changeProject } from "#server/resources/projects/writing.ts";
import { formFieldsOf as propertyFields } from "#server/resources/properties/form.ts";
import { presentPropertyToStaff } from "#server/resources/properties/presenter.ts";
import { findPropertyWithDeleted, type PropertyRow } from "#server/resources/properties/repository.ts";
import { changeProperty } from "#server/resources/properties/writing.ts";
import { presentRate } from "#server/resources/rates/presenter.ts";
import { findRateColumns } from "#server/resources/rates/repository.ts";
import { type EntryRow, entriesOf } from "./repository.ts";
import { differenceOf, findLookups, type Version, versionsOf } from "./versions.ts";

type Row = Readonly<{ pictures: readonly Picture[] }>;
type Presented = Property | Project;
type Values = Readonly<Record<string, unknown>>;

/** What the history needs of a kind of rows: how to read, present and write one. */
type Versioned<Kind extends Row> = Readonly<{
  find: (database: Database, id: number) => Promise<Kind | undefined>;
  present: (row: Kind, publicUrl: string, language: Language) => Presented;
  formFields: (row: Kind) => Form["fields"];
  change: (
    resource: ResourceDependencies,
    id: number,
    method: "PUT",
    form: Form,
    language: Language,
    context: ChangeContext,
  ) => Promise<Kind>;
}>;

const properties: Versioned<PropertyRow> = {
  find: findPropertyWithDeleted,
  present: presentPropertyToStaff,
  formFields: propertyFields,
  change: changeProperty,
};
const projects: Versioned<ProjectRow> = {
  find: findProjectWithDeleted,
  present: presentProjectToStaff,
  formFields: projectFields,
  change: changeProject,
};

/** The row and its changes as its API would have presented them. */
export type PresentedHistory = Readonly<{
  row: Presented | Rate | null;
  etag: string | null;
  missingPictures: string[];
  changes: readonly Readonly<{ entry: EntryRow; before: Values; after: Values }>[];
}>;

export function presentVersions(
  resource: ResourceDependencies,
  kind: HistoryKind,
  id: number,
  entries: readonly EntryRow[],
  language: Language,
): Promise<PresentedHistory> {
  if (kind === "properties") return presentWith(resource, properties, id, entries, language);
  if (kind === "projects") return presentWith(resource, projects, id, entries, language);
  if (kind === "rates") return presentRates(resource, id, entries);
  return Promise.resolve(withoutRow(entries));
}

/** Of rows that staff do not edit, and of purged ones, only who did what is known. */
function withoutRow(entries: readonly EntryRow[]): PresentedHistory {
  const changes = entries.map((entry) => ({ entry, before: {}, after: {} }));
  return { row: null, etag: null, missingPictures: [], changes };
}

/** The columns of a rate are the fields of its API response. */
async function presentRates(
  { database }: ResourceDependencies,
  id: number,
  entries: readonly EntryRow[],
): Promise<PresentedHistory> {
  const row = await findRateColumns(database, id);
  if (!row) return withoutRow(entries);
  const changes = entries.map((entry) => ({
    entry,
    before: presentTimes(entry.before),
    after: presentTimes(entry.after),
  }));
  return { row: presentRate(row), etag: null, missingPictures: [], changes };
}

/** PostgreSQL writes times into JSON in a form of its own. */
function presentTimes({ checked_at: time, ...values }: Values): Values {
  return time === undefined ? values : { ...values, checked_at: new Date(String(time)).toISOString() };
}

async function presentWith<Kind extends Row>(
  { database, publicUrl }: ResourceDependencies,
  { find, present }: Versioned<Kind>,
  id: number,
  entries: readonly EntryRow[],
  language: Language,
): Promise<PresentedHistory> {
  const row = await find(database, id);
  if (!row) return withoutRow(entries);
  const versions = versionsOf(row, entries, await findLookups(database, entries));
  const keys = [...new Set(versions.flatMap(({ before }) => before.pictures.map(({ key }) => key)))];
  const known = await findKnownPictures(database, keys);
  return {
    row: present(row, publicUrl, language),
    etag: entityTag(row),
    missingPictures: keys.filter((key) => !known.has(key)),
    changes: versions.map(({ entry, before, after }) => ({
      entry,
      ...differenceOf(present(before, publicUrl, language), present(after, publicUrl, language)),
    })),
  };
}

export async function restoreVersion(
  resource: ResourceDependencies,
  kind: VersionedKind,
  id: number,
  entryId: number,
  context: ChangeContext,
  language: Language,
): Promise<Readonly<{ row: Presented; etag: string }>> {
  if (kind === "properties")
    return restoreVersionOf(resource, properties, kind, id, entryId, context, language);
  return restoreVersionOf(resource, projects, kind, id, entryId, context, language);
}

/** Writes the version after an entry like a form that an editor sends, without the pictures that are gone or only others show. */
async function restoreVersionOf<Kind extends Row>(
  resource: ResourceDependencies,
  { find, present, formFields, change }: Versioned<Kind>,
  kind: VersionedKind,
  id: number,
  entryId: number,
  context: ChangeContext,
  language: Language,
): Promise<Readonly<{ row: Presented; etag: string }>> {
  const { database, publicUrl } = resource;
  const entries = await entriesOf(database, kind, id).where("row_history.id", ">=", entryId).execute();
  const row = await find(database, id);
  const version = row && findVersion(versionsOf(row, entries, await findLookups(database, entries)), entryId);
  if (!version) throw new Problem("not_found");
  const current = new Set(row.pictures.map(({ key }) => key));
  const others = version.pictures.map(({ key }) => key).filter((key) => !current.has(key));
  const shareable = await findShareable(database, others, context.ownerId);
  const existing = {
    ...version,
    pictures: version.pictures.filter(({ key }) => current.has(key) || shareable.has(key)),
  };
  const form = jsonForm(formFields(existing));
  const changed = await change(resource, id, "PUT", form, defaultLanguage, context);
  return { row: present(changed, publicUrl, language), etag: entityTag(changed, language) };
}

function findVersion<Kind>(versions: readonly Version<Kind>[], entryId: number): Kind | undefined {
  return versions.find(({ entry }) => entry.id === entryId)?.after;
}

import type { Language } from "#domain/language.ts";
import type { ImageDescription } from "#domain/pictures/picture.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import type { Form } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { pictureChoice } from "#server/platform/media/picture-choice.ts";
import type { StoredPicture } from "#server/platform/media/picture-service.ts";
import { describePictures } from "#server/platform/media/repository.ts";
import { type ChangeContext, changeOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { allFeaturesExist } from "#server/resources/features/repository.ts";
import { recordChanges } from "./changes.ts";
import { readPropertyForm, readPropertyPatch } from "./form.ts";
import { presentPropertyToStaff } from "./presenter.ts";
import {
  findProperty,
  findPublicProperty,
  insertProperty,
  type PictureChanges,
  type PictureField,
  type PropertyRow,
  pictureFields,
  updateProperty,
} from "./repository.ts";

export async function createProperty(
  resource: ResourceDependencies,
  form: Form,
  language: Language,
  context: SubmissionContext,
): Promise<PropertyRow> {
  const { features, imageDescriptions, columns } = readPropertyForm(form.fields, language);
  const property = columns();
  await requireFeatures(resource.database, features);
  const choices = pictureChoices(form);
  return createOnce(resource, context, {
    uploads: choices.uploads,
    async insert(transaction, stored) {
      const pictures = choices.changes(stored);
      await describePictures(transaction, byPictureKey(imageDescriptions, pictures));
      return insertProperty(transaction, property, pictures);
    },
    find: findProperty,
  });
}

/** PUT writes the whole form, PATCH the sent fields. Both keep pictures whose field was not sent. */
export async function changeProperty(
  resource: ResourceDependencies,
  id: number,
  method: "PUT" | "PATCH",
  form: Form,
  language: Language,
  terms: ChangeContext,
  accountId: number,
): Promise<PropertyRow> {
  const { database, publicUrl } = resource;
  const present = (row: PropertyRow) => presentPropertyToStaff(row, publicUrl, language);
  const changeable = { table: "properties", find: findProperty, present, language, missing } as const;
  return changeOnce(resource, terms, changeable, id, async (before) => {
    const { features, imageDescriptions, columns } =
      method === "PUT"
        ? readPropertyForm(form.fields, language, before)
        : readPropertyPatch(before, form.fields, language);
    // Validates before files are stored.
    columns(before);
    await requireFeatures(database, features);
    const choices = pictureChoices(form, before);
    return {
      uploads: choices.uploads,
      async write(transaction, stored) {
        // Under the row lock, so that no other request's texts are lost.
        const current = await requireProperty(transaction, id);
        const pictures = choices.changes(stored);
        await describePictures(transaction, byPictureKey(imageDescriptions, { ...current, ...pictures }));
        const changed = columns(current);
        const priceColumns = await recordChanges(transaction, current, changed, accountId);
        return updateProperty(transaction, id, { ...changed, ...priceColumns }, pictures);
      },
    };
  });
}

export async function removeProperty(resource: ResourceDependencies, id: number): Promise<void> {
  if (!(await deleteRow(resource, "properties", id))) throw missing(id);
}

export async function restoreProperty(resource: ResourceDependencies, id: number): Promise<PropertyRow> {
  const row = await restoreRow(resource, "properties", id, findProperty);
  if (!row) throw missing(id);
  return row;
}

export async function requireProperty(database: Database, id: number): Promise<PropertyRow> {
  const row = await findProperty(database, id);
  if (!row) throw missing(id);
  return row;
}

/** LD5: drafts and withdrawn properties exist for staff only. */
export async function requirePublicProperty(database: Database, id: number): Promise<PropertyRow> {
  const row = await findPublicProperty(database, id);
  if (!row) throw missing(id);
  return row;
}

function missing(id: number): Problem {
  return new Problem("not_found", { detail: `Property ${id} not found` });
}

async function requireFeatures(database: Database, features: readonly number[]): Promise<void> {
  if (!(await allFeaturesExist(database, features))) throw fieldProblem("features", "choice_invalid");
}

function byPictureKey(
  descriptions: Readonly<{ [Field in PictureField]?: ImageDescription | undefined }>,
  keys: PictureChanges,
): Map<string, ImageDescription> {
  const described = pictureFields.flatMap((field) => {
    const [key, description] = [keys[field], descriptions[field]];
    return key && description ? [[key, description] as const] : [];
  });
  return new Map(described);
}

/** The uploaded files of a form, and the changes of the picture fields after the files are stored. */
function pictureChoices(form: Form, before?: PropertyRow) {
  const choices = pictureFields.map((field) => ({
    field,
    choice: pictureChoice(form, field, before?.[field] ?? null),
  }));
  const uploads = choices.flatMap(({ choice }) => (typeof choice === "string" ? [] : [choice]));
  const changes = (stored: readonly StoredPicture[]): PictureChanges => {
    const changed: PictureChanges = {};
    for (const { field, choice } of choices) {
      if (choice === "none") changed[field] = null;
      else if (choice !== "same") changed[field] = stored[uploads.indexOf(choice)]?.key ?? null;
    }
    return changed;
  };
  return { uploads, changes };
}

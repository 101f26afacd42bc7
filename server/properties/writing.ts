import { type PropertyInput, propertyInputSchema } from "#domain/properties/property-input.ts";
import type { Database } from "#server/database/database.ts";
import { deleteRow, restoreRow } from "#server/deletion/deletion.ts";
import { areFeatures } from "#server/features/repository.ts";
import { type Form, readInput } from "#server/http/form.ts";
import { fieldProblem, Problem } from "#server/http/problem.ts";
import type { Resource } from "#server/http/resource.ts";
import { pictureChoice } from "#server/media/picture-choice.ts";
import type { KeptPicture, PictureKeeper } from "#server/media/picture-keeper.ts";
import { deletePictures, insertPictures } from "#server/media/repository.ts";
import { readPropertyPatch } from "./form.ts";
import {
  findProperty,
  insertProperty,
  type PictureChanges,
  type PropertyRow,
  pictureFields,
  updateProperty,
} from "./repository.ts";

export async function createProperty({ database, pictures }: Resource, form: Form): Promise<PropertyRow> {
  const input = readInput(propertyInputSchema, form.fields);
  await requireFeatures(database, input);
  const { kept, changes } = await keepPictures(pictures, form);
  return database.transaction().execute(async (transaction) => {
    await insertPictures(transaction, kept);
    const id = await insertProperty(transaction, input, changes);
    return requireProperty(transaction, id);
  });
}

/** A PUT writes the whole form, a PATCH what was sent; either keeps the pictures that nothing was sent for. */
export async function changeProperty(
  { database, pictures }: Resource,
  id: number,
  method: "PUT" | "PATCH",
  form: Form,
): Promise<PropertyRow> {
  const before = await requireProperty(database, id);
  const input =
    method === "PUT" ? readInput(propertyInputSchema, form.fields) : readPropertyPatch(before, form.fields);
  await requireFeatures(database, input);
  const { kept, changes } = await keepPictures(pictures, form, before);
  const { row, gone } = await database.transaction().execute(async (transaction) => {
    await insertPictures(transaction, kept);
    const dropped = await updateProperty(transaction, id, input, changes);
    if (!dropped) throw missing(id);
    await deletePictures(transaction, dropped);
    return { row: await requireProperty(transaction, id), gone: dropped };
  });
  await pictures.discard(gone);
  return row;
}

export async function removeProperty(resource: Resource, id: number): Promise<void> {
  if (!(await deleteRow(resource, "properties", id))) throw missing(id);
}

export async function bringBackProperty(resource: Resource, id: number): Promise<PropertyRow> {
  const row = await restoreRow(resource, "properties", id, findProperty);
  if (!row) throw missing(id);
  return row;
}

export async function requireProperty(database: Database, id: number): Promise<PropertyRow> {
  const row = await findProperty(database, id);
  if (!row) throw missing(id);
  return row;
}

function missing(id: number): Problem {
  return new Problem("not_found", { detail: `Property ${id} not found` });
}

async function requireFeatures(database: Database, { features = [] }: Partial<PropertyInput>): Promise<void> {
  if (!(await areFeatures(database, features))) throw fieldProblem("features", "choice_invalid");
}

async function keepPictures(
  keeper: PictureKeeper,
  form: Form,
  before?: PropertyRow,
): Promise<{ kept: KeptPicture[]; changes: PictureChanges }> {
  const choices = pictureFields.map((field) => ({
    field,
    choice: pictureChoice(form, field, before?.[field] ?? null),
  }));
  const uploads = choices.flatMap(({ choice }) => (typeof choice === "string" ? [] : [choice]));
  const kept = await keeper.keep(uploads);
  const changes: PictureChanges = {};
  for (const { field, choice } of choices) {
    if (choice === "none") changes[field] = null;
    else if (choice !== "same") changes[field] = kept[uploads.indexOf(choice)]?.key ?? null;
  }
  return { kept, changes };
}

import { defaultLanguage, type Language } from "#domain/language.ts";
import { becomesPublic } from "#domain/properties/approval.ts";
import { checkFields } from "#domain/properties/property-facts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import type { Form, Upload } from "#server/platform/http/form.ts";
import { fieldProblem, notFound } from "#server/platform/http/problem.ts";
import type { StoredPicture } from "#server/platform/media/picture-service.ts";
import { byPictureKey, describePictures } from "#server/platform/media/repository.ts";
import { claimStagedOrShared } from "#server/platform/media/staged-pictures.ts";
import { type ChangeContext, changeOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { allFeaturesExist } from "#server/resources/features/repository.ts";
import { endApproval, holdDeleted, needsApproval, requestApproval } from "./approval.ts";
import { arrangePictures } from "./arrange-pictures.ts";
import { columnsOfNewPrice } from "./changes.ts";
import { claimReference } from "./claim-reference.ts";
import { syncDraftPictures } from "./draft-pictures.ts";
import { formFieldsOf, readPropertyForm, readPropertyPatch } from "./form.ts";
import { queueNewListing, withListingEvents } from "./listing-events.ts";
import { presentPropertyToStaff, signDraftPictures } from "./presenter.ts";
import {
  findProperty,
  findPublicProperty,
  insertProperty,
  type PropertyRow,
  updateProperty,
} from "./repository.ts";

export async function createProperty(
  resource: ResourceDependencies,
  form: Form,
  language: Language,
  context: SubmissionContext,
): Promise<PropertyRow> {
  const { features, imageDescriptions, pictureKeys, columns } = readPropertyForm(form.fields, language);
  const wanted = columns();
  await requireFeatures(resource.database, features);
  const pictures = readPictures(form, [], pictureKeys);
  return createOnce(resource, context, {
    uploads: pictures.uploads,
    async insert(transaction, stored) {
      const keys = await pictures.claim(transaction, stored, [], context.ownerId);
      await describePictures(transaction, byPictureKey(imageDescriptions, keys), context.ownerId);
      const isHeld =
        becomesPublic(null, wanted.status) && (await needsApproval(transaction, context.ownerId));
      const property = isHeld ? { ...wanted, status: "draft" as const } : wanted;
      await claimReference(transaction, property.reference, null);
      const id = await insertProperty(transaction, property, keys);
      if (isHeld) await requestApproval(transaction, [id], wanted.status, context.accountId);
      await syncDraftPictures(transaction, resource.pictures, [id]);
      await queueNewListing(transaction, resource.publicUrl, id);
      return id;
    },
    find: findProperty,
  });
}

/**
 * LE6: a copy as a draft, for a similar property. It shows the same pictures. Papers, the reference and the days
 * of checks are not copied: they are those of one property.
 */
export async function duplicateProperty(
  resource: ResourceDependencies,
  id: number,
  context: SubmissionContext,
): Promise<PropertyRow> {
  const row = await requireProperty(resource.database, id);
  const unchecked = Object.fromEntries(checkFields.map((name) => [name, null]));
  const own = { status: "draft", is_featured: false, reference: null };
  const fields = { ...formFieldsOf(row), ...unchecked, ...own };
  return createProperty(resource, { fields, pictures: new Map() }, defaultLanguage, context);
}

/** PUT writes the whole form, PATCH the sent fields. Both keep pictures whose field was not sent. */
export async function changeProperty(
  resource: ResourceDependencies,
  id: number,
  method: "PUT" | "PATCH",
  form: Form,
  language: Language,
  terms: ChangeContext,
): Promise<PropertyRow> {
  const { database, publicUrl, signedMediaUrls } = resource;
  const present = (row: PropertyRow) =>
    signDraftPictures(presentPropertyToStaff(row, publicUrl, language), signedMediaUrls);
  const changeable = {
    table: "properties",
    find: findProperty,
    present,
    language,
    noun: "Property",
  } as const;
  return changeOnce(resource, terms, changeable, id, async (before) => {
    const { features, imageDescriptions, pictureKeys, columns } =
      method === "PUT"
        ? readPropertyForm(form.fields, language, before)
        : readPropertyPatch(before, form.fields, language);
    // Validates before files are stored.
    columns(before);
    await requireFeatures(database, features);
    const pictures = readPictures(form, pictureKeysOf(before), pictureKeys);
    return {
      uploads: pictures.uploads,
      write: (transaction, stored) =>
        withListingEvents(transaction, publicUrl, [id], async () => {
          // Under the row lock, so that no other request's texts are lost.
          const current = await requireProperty(transaction, id);
          const keys = await pictures.claim(transaction, stored, pictureKeysOf(current), terms.ownerId);
          await describePictures(transaction, byPictureKey(imageDescriptions, keys), terms.ownerId);
          const wanted = columns(current);
          const { status = current.status } = wanted;
          const isHeld =
            becomesPublic(current.status, status) && (await needsApproval(transaction, terms.ownerId));
          const changed = isHeld ? { ...wanted, status: current.status } : wanted;
          await claimReference(transaction, changed.reference ?? null, id);
          const priceColumns = await columnsOfNewPrice(transaction, current, changed);
          await updateProperty(transaction, current, { ...changed, ...priceColumns }, keys);
          if (isHeld) await requestApproval(transaction, [id], status, terms.accountId);
          else if (status !== current.status) {
            await endApproval(transaction, [id]);
            await syncDraftPictures(transaction, resource.pictures, [id]);
          }
          return pictureKeysOf(current).flatMap((key) => (key === null || keys.includes(key) ? [] : [key]));
        }),
    };
  });
}

export async function removeProperty(
  resource: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<void> {
  const isDeleted = await deleteRow(resource, "properties", id, accountId, (transaction, write) =>
    withListingEvents(transaction, resource.publicUrl, [id], write),
  );
  if (!isDeleted) throw notFound("Property", id);
}

export async function restoreProperty(
  resource: ResourceDependencies,
  id: number,
  { accountId, ownerId }: Readonly<{ accountId: number; ownerId: number | null }>,
): Promise<PropertyRow> {
  const row = await restoreRow(
    resource,
    "properties",
    id,
    accountId,
    findProperty,
    async (transaction) => {
      if (await needsApproval(transaction, ownerId)) await holdDeleted(transaction, [id], accountId);
    },
    (transaction, write) => withListingEvents(transaction, resource.publicUrl, [id], write),
  );
  if (!row) throw notFound("Property", id);
  return row;
}

export async function requireProperty(database: Database, id: number): Promise<PropertyRow> {
  const row = await findProperty(database, id);
  if (!row) throw notFound("Property", id);
  return row;
}

/** LD5: drafts and withdrawn properties exist for staff only. */
export async function requirePublicProperty(database: Database, id: number): Promise<PropertyRow> {
  const row = await findPublicProperty(database, id);
  if (!row) throw notFound("Property", id);
  return row;
}

async function requireFeatures(database: Database, features: readonly number[]): Promise<void> {
  if (!(await allFeaturesExist(database, features))) throw fieldProblem("features", "choice_invalid");
}

/** The specified fields, which may be empty, and the other pictures. */
export function pictureKeysOf({
  image,
  featured_image1,
  featured_image2,
  pictures,
}: PropertyRow): (string | null)[] {
  const named = [image, featured_image1, featured_image2];
  return [...named, ...pictures.map(({ key }) => key).filter((key) => !named.includes(key))];
}

/** Validates before files are stored. `claim` repeats it under the row lock and returns the keys in their order. */
function readPictures(
  form: Form,
  before: readonly (string | null)[],
  pictureKeys: readonly string[] | undefined,
) {
  const isUpload = (picture: Upload | string | null): picture is Upload =>
    picture !== null && typeof picture !== "string";
  const uploads = arrangePictures(before, pictureKeys, form, (upload) => upload).filter(isUpload);
  return {
    uploads,
    async claim(
      transaction: Database,
      stored: readonly StoredPicture[],
      current: readonly (string | null)[],
      ownerId: number | null,
    ) {
      const keyOf = (upload: Upload) => stored[uploads.indexOf(upload)]?.key ?? "";
      const keys = arrangePictures(current, pictureKeys, form, keyOf);
      const known = [...current, ...stored.map(({ key }) => key)];
      const added = keys.flatMap((key) => (key === null || known.includes(key) ? [] : [key]));
      await claimStagedOrShared(transaction, added, ownerId);
      return keys;
    },
  };
}

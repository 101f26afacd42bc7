import type { Language } from "#domain/language.ts";
import type { ImageDescription } from "#domain/pictures/picture.ts";
import { hasEnoughImages } from "#domain/projects/project-input.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import type { Form, Upload } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { describePictures } from "#server/platform/media/repository.ts";
import { type ChangeContext, changeOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { arrangePictures, imagesField } from "./arrange-pictures.ts";
import { readProjectForm, readProjectPatch } from "./form.ts";
import { presentProjectToStaff } from "./presenter.ts";
import {
  findProject,
  insertProject,
  type ProjectRow,
  projectPictureKeys,
  setProjectPictures,
  updateProject,
} from "./repository.ts";

export async function createProject(
  resource: ResourceDependencies,
  form: Form,
  language: Language,
  context: SubmissionContext,
): Promise<ProjectRow> {
  const { imageDescriptions, columns } = readProjectForm(form.fields, language);
  const project = columns();
  const sent = form.pictures.get(imagesField) ?? [];
  const uploads = arrangePictures([], sent, (upload) => upload).filter(isUpload);
  if (!hasEnoughImages(uploads.length)) throw fieldProblem(imagesField, "images_too_few");
  return createOnce(resource, context, {
    uploads,
    async insert(transaction, stored) {
      const id = await insertProject(transaction, project);
      const keys = stored.map((picture) => picture.key);
      await setProjectPictures(transaction, id, keys);
      await describePictures(transaction, byPictureKey(imageDescriptions, keys));
      return id;
    },
    find: findProject,
  });
}

/** PUT writes the whole form, PATCH the sent fields. */
export async function changeProject(
  resource: ResourceDependencies,
  id: number,
  method: "PUT" | "PATCH",
  form: Form,
  language: Language,
  terms: ChangeContext,
): Promise<ProjectRow> {
  const present = (row: ProjectRow) => presentProjectToStaff(row, resource.publicUrl, language);
  const changeable = { table: "projects", find: findProject, present, language, missing } as const;
  return changeOnce(resource, terms, changeable, id, async (before) => {
    const { imageDescriptions, columns } =
      method === "PUT"
        ? readProjectForm(form.fields, language)
        : readProjectPatch(before, form.fields, language);
    columns(before);
    const sent = form.pictures.get(imagesField) ?? [];
    const keys = before.pictures.map((picture) => picture.key);
    // Validates before files are stored. `write` repeats it under the row lock, when texts and pictures cannot change.
    const uploads = arrangePictures(keys, sent, (upload) => upload).filter(isUpload);
    return {
      uploads,
      async write(transaction, stored) {
        const keyOf = (upload: Upload) => stored[uploads.indexOf(upload)]?.key ?? "";
        await updateProject(transaction, id, columns(await requireProject(transaction, id)));
        const current = await projectPictureKeys(transaction, id);
        const arranged = arrangePictures(current, sent, keyOf);
        await setProjectPictures(transaction, id, arranged);
        await describePictures(transaction, byPictureKey(imageDescriptions, arranged));
        return current.filter((key) => !arranged.includes(key));
      },
    };
  });
}

export async function removeProject(resource: ResourceDependencies, id: number): Promise<void> {
  if (!(await deleteRow(resource, "projects", id))) throw missing(id);
}

export async function restoreProject(resource: ResourceDependencies, id: number): Promise<ProjectRow> {
  const row = await restoreRow(resource, "projects", id, findProject);
  if (!row) throw missing(id);
  return row;
}

export async function requireProject(database: Database, id: number): Promise<ProjectRow> {
  const row = await findProject(database, id);
  if (!row) throw missing(id);
  return row;
}

function missing(id: number): Problem {
  return new Problem("not_found", { detail: `Project ${id} not found` });
}

function byPictureKey(
  descriptions: readonly (ImageDescription | null)[],
  keys: readonly string[],
): Map<string, ImageDescription> {
  const described = keys.flatMap((key, index) => {
    const description = descriptions[index];
    return description ? [[key, description] as const] : [];
  });
  return new Map(described);
}

function isUpload(picture: Upload | string): picture is Upload {
  return typeof picture !== "string";
}

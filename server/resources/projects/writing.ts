import { hasEnoughImages, projectInputSchema } from "#domain/projects/project-input.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import { type Form, readInput, type Upload } from "#server/platform/http/form.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { arrangePictures, imagesField } from "./arrange-pictures.ts";
import { presentProject } from "./presenter.ts";
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
  context: SubmissionContext,
): Promise<ProjectRow> {
  const input = readInput(projectInputSchema, form.fields);
  const sent = form.pictures.get(imagesField) ?? [];
  const uploads = arrangePictures([], sent, (upload) => upload).filter(isUpload);
  if (!hasEnoughImages(uploads.length)) throw fieldProblem(imagesField, "images_too_few");
  return createOnce(resource, context, {
    uploads,
    async insert(transaction, stored) {
      const id = await insertProject(transaction, input);
      await setProjectPictures(
        transaction,
        id,
        stored.map((picture) => picture.key),
      );
      return id;
    },
    find: findProject,
  });
}

export async function changeProject(
  resource: ResourceDependencies,
  id: number,
  form: Form,
  terms: ChangeContext,
): Promise<ProjectRow> {
  const present = (row: ProjectRow) => presentProject(row, resource.publicUrl);
  const changeable = { table: "projects", find: findProject, present, missing } as const;
  return changeOnce(resource, terms, changeable, id, async (before) => {
    const input = readInput(projectInputSchema, form.fields);
    const sent = form.pictures.get(imagesField) ?? [];
    const keys = before.pictures.map((picture) => picture.key);
    // Validates before files are stored. `write` repeats it under the row lock, when the list cannot change.
    const uploads = arrangePictures(keys, sent, (upload) => upload).filter(isUpload);
    return {
      uploads,
      async write(transaction, stored) {
        const keyOf = (upload: Upload) => stored[uploads.indexOf(upload)]?.key ?? "";
        await updateProject(transaction, id, input);
        const current = await projectPictureKeys(transaction, id);
        const arranged = arrangePictures(current, sent, keyOf);
        await setProjectPictures(transaction, id, arranged);
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

function isUpload(picture: Upload | string): picture is Upload {
  return typeof picture !== "string";
}

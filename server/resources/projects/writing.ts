import type { Language } from "#domain/language.ts";
import { hasEnoughImages } from "#domain/projects/project-input.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import type { Form, Upload } from "#server/platform/http/form.ts";
import { fieldProblem, notFound } from "#server/platform/http/problem.ts";
import { byPictureKey, describePictures } from "#server/platform/media/repository.ts";
import { claimStaged } from "#server/platform/media/staged-pictures.ts";
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
  const { imageDescriptions, pictureKeys, columns } = readProjectForm(form.fields, language);
  const project = columns();
  const sent = form.pictures.get(imagesField) ?? [];
  const arranged = arrangePictures([], pictureKeys, sent, (upload) => upload);
  const uploads = arranged.filter(isUpload);
  if (!hasEnoughImages(arranged.length)) throw fieldProblem(imagesField, "images_too_few");
  return createOnce(resource, context, {
    uploads,
    async insert(transaction, stored) {
      const id = await insertProject(transaction, project);
      const keys = [...(pictureKeys ?? []), ...stored.map((picture) => picture.key)];
      await claimStaged(transaction, pictureKeys ?? [], true);
      await setProjectPictures(transaction, id, keys);
      await describePictures(transaction, byPictureKey(imageDescriptions, keys), context.ownerId);
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
  const changeable = { table: "projects", find: findProject, present, language, noun: "Project" } as const;
  return changeOnce(resource, terms, changeable, id, async (before) => {
    const { imageDescriptions, pictureKeys, columns } =
      method === "PUT"
        ? readProjectForm(form.fields, language)
        : readProjectPatch(before, form.fields, language);
    columns(before);
    const sent = form.pictures.get(imagesField) ?? [];
    const keys = before.pictures.map((picture) => picture.key);
    // Validates before files are stored. `write` repeats it under the row lock, when texts and pictures cannot change.
    const uploads = arrangePictures(keys, pictureKeys, sent, (upload) => upload).filter(isUpload);
    return {
      uploads,
      async write(transaction, stored) {
        const keyOf = (upload: Upload) => stored[uploads.indexOf(upload)]?.key ?? "";
        const before = await requireProject(transaction, id);
        await updateProject(transaction, before, columns(before));
        const current = await projectPictureKeys(transaction, id);
        const arranged = arrangePictures(current, pictureKeys, sent, keyOf);
        const added = pictureKeys?.filter((key) => !current.includes(key)) ?? [];
        await claimStaged(transaction, added, true);
        await setProjectPictures(transaction, id, arranged);
        await describePictures(transaction, byPictureKey(imageDescriptions, arranged), terms.ownerId);
        return current.filter((key) => !arranged.includes(key));
      },
    };
  });
}

export async function removeProject(
  resource: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<void> {
  if (!(await deleteRow(resource, "projects", id, accountId))) throw notFound("Project", id);
}

export async function restoreProject(
  resource: ResourceDependencies,
  id: number,
  { accountId }: Readonly<{ accountId: number }>,
): Promise<ProjectRow> {
  const row = await restoreRow(resource, "projects", id, accountId, findProject);
  if (!row) throw notFound("Project", id);
  return row;
}

export async function requireProject(database: Database, id: number): Promise<ProjectRow> {
  const row = await findProject(database, id);
  if (!row) throw notFound("Project", id);
  return row;
}

function isUpload(picture: Upload | string): picture is Upload {
  return typeof picture !== "string";
}

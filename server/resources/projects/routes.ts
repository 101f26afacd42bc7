import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { restoreDescription } from "#server/platform/deletion/deletion.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag, sendNotModifiedIfKnown } from "#server/platform/http/entity-tag.ts";
import {
  changeErrors,
  creationErrors,
  listErrors,
  rowErrors,
} from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { projectForm } from "./form.ts";
import { filtersOf, projectListQuery } from "./list-query.ts";
import { countProjects, listProjects } from "./listing.ts";
import { presentProject } from "./presenter.ts";
import { changeProject, createProject, removeProject, requireProject, restoreProject } from "./writing.ts";

const tags = ["projects"];

export function projectRoutes(app: App, resource: ResourceDependencies): void {
  const { readPublicData, forms, submissionContexts, publicUrl } = resource;

  app.get(
    "/apis/projects/",
    {
      config: { access: "public" },
      schema: {
        summary: "Projects, newest first unless `ordering` says otherwise",
        description:
          "`search` looks through name, location and client, `location` through the location; `status` is completed, " +
          "ongoing or upcoming; `type` commercial, residential, hospitality, renovation or infrastructure; `ordering` is created_at, " +
          "proj_name or proj_budget, backwards with a minus.",
        tags,
        querystring: projectListQuery,
        response: { 200: pageSchema(projectSchema), 304: z.null(), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, ordering } = request.query;
      const filters = filtersOf(request.query);
      const [rows, count] = await readPublicData((from) =>
        Promise.all([
          listProjects(from, filters, { page, pageSize, ordering }),
          countProjects(from, filters),
        ]),
      );
      const results = rows.map((row) => presentProject(row, publicUrl));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/apis/projects/:id/",
    {
      config: { access: "public" },
      schema: {
        summary: "One project",
        tags,
        params: idParams,
        description:
          "With its version in `ETag`; a call with `If-None-Match` gets 304 while that is the same.",
        response: { 200: projectSchema, 304: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      const row = await readPublicData((from) => requireProject(from, request.params.id));
      if (sendNotModifiedIfKnown(request, reply, row)) return reply;
      return presentProject(row, publicUrl);
    },
  );

  app.post(
    "/apis/projects/create/",
    {
      config: { access: "admin", form: projectForm },
      schema: {
        summary: "Add a project",
        description: "With three pictures or more.",
        tags,
        headers: idempotencyHeaders,
        response: { 201: projectSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const row = await forms.receive(request, projectForm, async (form) =>
        createProject(resource, form, await submissionContexts.forStaff(request, "projects", form)),
      );
      return reply.code(201).header("etag", entityTag(row)).send(presentProject(row, publicUrl));
    },
  );

  app.put(
    "/apis/projects/:id/update/",
    {
      config: { access: "admin", form: projectForm },
      schema: {
        summary: "Change a project",
        description:
          "Files in `images` come after the pictures there are. With texts among them (the addresses of those that " +
          "stay, or an empty one) `images` is the whole list, in its order.",
        tags,
        params: idParams,
        headers: changeHeaders,
        response: { 200: projectSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const row = await forms.receive(request, projectForm, async (form) =>
        changeProject(resource, id, form, await submissionContexts.forChange(request, "projects", id, form)),
      );
      return reply.header("etag", entityTag(row)).send(presentProject(row, publicUrl));
    },
  );

  app.delete(
    "/apis/projects/:id/delete/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Delete a project",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      await removeProject(resource, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/apis/projects/:id/restore/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Bring a deleted project back",
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: projectSchema, ...rowErrors },
      },
    },
    async (request) => presentProject(await restoreProject(resource, request.params.id), publicUrl),
  );
}

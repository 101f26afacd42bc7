import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type Project, projectSchema } from "#domain/projects/project.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type Authenticate, accountScope, authenticateIfTokenSent } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { fieldColumns, mapBatches, sendCsvTable } from "#server/platform/http/csv-table.ts";
import { sendNotModifiedIfKnown } from "#server/platform/http/entity-tag.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import {
  languageQuery,
  negotiateLanguage,
  textsDescription,
} from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { placeDescription } from "#server/resources/places/presenter.ts";
import { changeRoutes, creationRoutes, type WrittenRows } from "#server/resources/rows/writing-routes.ts";
import { projectForm, projectPatch } from "./form.ts";
import { filtersOf, projectListQuery } from "./list-query.ts";
import { countProjects, exportProjects, listProjects } from "./listing.ts";
import { presentProject, presentProjectToStaff } from "./presenter.ts";
import type { ProjectRow } from "./repository.ts";
import { changeProject, createProject, removeProject, requireProject, restoreProject } from "./writing.ts";

const tags = ["projects"];
const dates = ["start_date", "end_date", "completed_date", "created_at", "updated_at"] as const;
const exportColumns = fieldColumns<Project>(
  [
    ...(["id", "proj_name", "location", "street", "ward", "local_level", "district", "province"] as const),
    ...(["proj_area", "proj_type", "proj_status", "proj_duration", "professionals", "proj_budget"] as const),
    ...(["client_name", "description", "features", "challenges", "outcomes"] as const),
    ...dates,
  ],
  dates,
);

export function projectRoutes(app: App, resource: ResourceDependencies, authenticate: Authenticate): void {
  const { database, readPublicData, publicUrl } = resource;

  app.get(
    "/apis/projects/",
    {
      config: { access: "public" },
      schema: {
        summary: "Projects, newest first unless `ordering` says otherwise",
        description:
          "`search` looks through name, location and client, `location` through the location; `status` is completed, " +
          "ongoing or upcoming; `type` commercial, residential, hospitality, renovation or infrastructure; `ordering` is created_at, " +
          "proj_name or proj_budget, backwards with a minus. With a token, `untranslated` lists the projects that have a " +
          "text which they lack in this language.",
        tags,
        security: [{}, { bearer: [] }],
        querystring: projectListQuery,
        response: {
          200: pageSchema(projectSchema),
          304: z.null(),
          401: problemSchema,
          403: problemSchema,
          ...listErrors,
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { page, page_size: pageSize, ordering, untranslated } = request.query;
      const account = await authenticateIfTokenSent(request, authenticate);
      const isForStaff = accountScope(account, "projects") === "all";
      if (untranslated && !isForStaff) throw new Problem(account ? "not_allowed" : "not_authenticated");
      if (account) reply.header("cache-control", "no-store");
      const filters = filtersOf(request.query);
      const list = (from: Database) =>
        Promise.all([
          listProjects(from, filters, { page, pageSize, ordering, language, untranslated }),
          countProjects(from, filters, untranslated),
        ]);
      const [rows, count] = await (account ? list(database) : readPublicData(list));
      const present = isForStaff ? presentProjectToStaff : presentProject;
      const results = rows.map((row) => present(row, publicUrl, language));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/apis/projects/export.csv",
    {
      config: { access: "exports" },
      schema: {
        summary: "Projects as a spreadsheet, newest first",
        description: "The filters are those of the list; dates are in both calendars.",
        tags,
        querystring: projectListQuery,
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const rows = exportProjects(database, filtersOf(request.query), request.query.untranslated);
      const batches = mapBatches(rows, (batch) =>
        batch.map((row) => presentProjectToStaff(row, "", language)),
      );
      return reply.send(sendCsvTable(reply, "projects", exportColumns, batches, language));
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
        querystring: languageQuery,
        description:
          "With its version in `ETag`; a call with `If-None-Match` gets 304 while that is the same.",
        security: [{}, { bearer: [] }],
        response: { 200: projectSchema, 304: z.null(), 401: problemSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const account = await authenticateIfTokenSent(request, authenticate);
      const find = (from: Database) => requireProject(from, request.params.id);
      if (accountScope(account, "projects") !== "all") {
        const row = await readPublicData(find);
        if (sendNotModifiedIfKnown(request, reply, row, language)) return reply;
        return presentProject(row, publicUrl, language);
      }
      reply.header("cache-control", "no-store");
      const row = await find(database);
      if (sendNotModifiedIfKnown(request, reply, row, `staff_${language}`)) return reply;
      return presentProjectToStaff(row, publicUrl, language);
    },
  );

  const written: WrittenRows<ProjectRow, Project> = {
    table: "projects",
    noun: "project",
    access: "projects",
    tags,
    body: projectSchema,
    forms: { PUT: projectForm, PATCH: projectPatch },
    paths: {
      create: ["/apis/projects/create/"],
      update: [
        { method: "PUT", url: "/apis/projects/:id/update/" },
        { method: "PATCH", url: "/apis/projects/:id/update/" },
      ],
      delete: [{ method: "DELETE", url: "/apis/projects/:id/delete/" }],
      restore: "/apis/projects/:id/restore/",
    },
    descriptions: {
      create: `With three pictures or more. ${textsDescription} ${placeDescription}`,
      change:
        "`picture_keys` is the whole list, followed by the files in `images`. Without it, files in `images` come after the pictures there are. With texts among them (the addresses of those that " +
        "stay, or an empty one) `images` is the whole list, in its order. PATCH keeps every field not sent. " +
        `${textsDescription} ${placeDescription}`,
    },
    present: (row, language) => presentProjectToStaff(row, publicUrl, language),
    create: createProject,
    change: changeProject,
    remove: removeProject,
    restore: restoreProject,
  };
  creationRoutes(app, resource, written);
  changeRoutes(app, resource, written);
}

import type { Readable } from "node:stream";
import * as z from "zod/mini";
import { diaryEntrySchema, diarySealSchema } from "#domain/diary/entry.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { creationErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import type { DiaryDependencies } from "./dependencies.ts";
import { presentEntry, presentSeal } from "./presenter.ts";
import { entryForm, receiveEntry } from "./receive-entry.ts";
import { countEntries, countSeals, listEntries, listSeals, requireJob } from "./repository.ts";
import { bundleName, streamBundle } from "./stream-bundle.ts";

const tags = ["diary"];
const config = { access: "construction", isConstruction: true } as const;

/** CN5, CN8, CN9: what staff write on a site, and its proof. */
export function diaryRoutes(app: App, resource: DiaryDependencies): void {
  const { database, forms, publicUrl, signedMediaUrls } = resource;

  app.get(
    "/api/jobs/:id/diary/",
    {
      config,
      schema: {
        summary: "The diary of a job, the newest entry first",
        tags,
        params: idParams,
        querystring: pageQuerySchema,
        response: { 200: pageSchema(diaryEntrySchema), ...rowErrors },
      },
    },
    async (request) => {
      const { id } = await requireJob(database, request.params.id);
      const { page, page_size: pageSize } = request.query;
      const [rows, count] = await Promise.all([
        listEntries(database, id, { page, pageSize }),
        countEntries(database, id),
      ]);
      const entries = rows.map((row) => presentEntry(row, signedMediaUrls));
      return presentPage(entries, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.post(
    "/api/jobs/:id/diary/",
    {
      config: { ...config, form: entryForm },
      schema: {
        summary: "Add an entry to the diary of a job",
        description:
          "The files are in `images`. Sent again with the same `uuid` and the same content, it stores nothing and returns the same entry; " +
          "with another content it is refused with `state_changed`. An entry never changes: a correction is another one.",
        tags,
        params: idParams,
        response: { 201: diaryEntrySchema, ...creationErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const account = requireAccount(request);
      const entry = await forms.receive(request, entryForm, (form) =>
        receiveEntry(resource, request.params.id, form, account),
      );
      return reply.code(201).send(presentEntry(entry, signedMediaUrls));
    },
  );

  app.get(
    "/api/jobs/:id/seals/",
    {
      config,
      schema: {
        summary: "The sealed days of a job, the newest first",
        tags,
        params: idParams,
        querystring: pageQuerySchema,
        response: { 200: pageSchema(diarySealSchema), ...rowErrors },
      },
    },
    async (request) => {
      const { id } = await requireJob(database, request.params.id);
      const { page, page_size: pageSize } = request.query;
      const [rows, count] = await Promise.all([
        listSeals(database, id, { page, pageSize }),
        countSeals(database, id),
      ]);
      return presentPage(rows.map(presentSeal), count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/jobs/:id/bundle/",
    {
      config,
      schema: {
        summary: "All sealed days of a job as one file that can be verified without this server",
        description:
          "With the times and places of the pictures. `/verify/offline.html` and `npm run verify` read it.",
        tags,
        params: idParams,
        response: {
          200: z.custom<Readable>().check(z.describe("A ZIP file.")),
          ...rowErrors,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const job = await requireJob(database, request.params.id);
      const bundle = await streamBundle(resource, job, { hasFacts: true });
      return reply
        .type("application/zip")
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${bundleName(job.code)}"`)
        .send(bundle);
    },
  );
}

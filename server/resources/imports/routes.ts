import type { Readable } from "node:stream";
import * as z from "zod/mini";
import {
  importChangeSchema,
  importDetailsSchema,
  importKinds,
  importLimits,
  importRowSchema,
  importSchema,
  rowOutcomes,
} from "#domain/imports/import.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { numberOr } from "#domain/number-fields.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { requiredLine } from "#domain/text-fields.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { creationErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import { type ImportActions, maxPartBytes } from "./actions.ts";
import { importTemplate } from "./template.ts";

const tags = ["imports"];
const config = { access: "admin" } as const;
const uploadType = "application/octet-stream";
const uploadName = z.string().check(z.regex(/^[0-9a-f]{32}$/, "invalid"));
const uploadParams = z.object({ upload: uploadName });
const offsetQuery = z.object({
  offset: numberOr(0, { min: 0, max: importLimits.zipBytes, step: "whole" }),
});
const uploadedFile = {
  upload: uploadName,
  bytes: z.int().check(z.gte(0), z.lte(importLimits.zipBytes)),
  file_name: requiredLine(maxLengths.title),
};
const newImportSchema = z.object({ kind: z.enum(importKinds, "choice_invalid"), ...uploadedFile });
const archiveSchema = z.object(uploadedFile);
const receivedSchema = z.object({ received: z.int() });
const rowsQuery = z.extend(pageQuerySchema, {
  outcome: z._default(z.nullable(z.enum(rowOutcomes, "choice_invalid")), null),
  left: z.optional(z.literal("true")),
});
const templateQuery = z.extend(languageQuery, {
  kind: z._default(z.enum(["listings", "leads"]), "listings"),
});
const changeErrors = { ...rowErrors, 409: problemSchema };

/** IM1, IM2, IM3 */
export async function importRoutes(app: App, actions: ImportActions, publicUrl: string): Promise<void> {
  // In a scope of its own, because only this route reads a body of this type.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(uploadType, (_request, body, done) => done(null, body));
    scope.put(
      "/api/imports/uploads/:upload/",
      {
        config,
        bodyLimit: maxPartBytes,
        schema: {
          summary: "Send a part of a file that is to be imported",
          description:
            "The body is the part of the file that begins at `offset`, at most 16 MB. The caller chooses the name of the upload, 32 random " +
            "hexadecimal digits, and may send a part again. `received` says how many bytes have arrived.",
          tags,
          consumes: [uploadType],
          params: uploadParams,
          querystring: offsetQuery,
          response: { 200: receivedSchema, ...creationErrors, 409: problemSchema },
        },
      },
      async (request) => ({
        received: await actions.receivePart(
          request.params.upload,
          request.query.offset,
          request.body as Readable,
        ),
      }),
    );
  });

  app.post(
    "/api/imports/",
    {
      config,
      schema: {
        summary: "Read an uploaded file and check its lines, without importing any",
        description:
          "CSV with commas, semicolons or tabs in UTF-8 or UTF-16, or a WordPress export (WXR). A file that cannot be read is refused as a " +
          "whole; `current` says why, and in which line. One import is checked or run at a time.",
        tags,
        body: newImportSchema,
        response: { 201: importDetailsSchema, ...creationErrors, 409: problemSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await actions.create(request.body, requireAccount(request).id)),
  );

  app.get(
    "/api/imports/",
    {
      config,
      schema: {
        summary: "The latest imports",
        tags,
        response: { 200: z.object({ results: z.array(importSchema) }), ...listErrors },
      },
    },
    async () => ({ results: await actions.list() }),
  );

  app.get(
    "/api/imports/template.csv",
    {
      config,
      schema: {
        summary: "A spreadsheet with the columns that an import knows, and examples",
        tags,
        querystring: templateQuery,
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { kind } = request.query;
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${kind}-template.csv"`)
        .send(importTemplate(kind, language));
    },
  );

  app.get(
    "/api/imports/:id/",
    {
      config,
      schema: {
        summary: "An import: its columns, and how far it is",
        tags,
        params: idParams,
        response: { 200: importDetailsSchema, ...rowErrors },
      },
    },
    async (request) => actions.read(request.params.id),
  );

  app.get(
    "/api/imports/:id/rows/",
    {
      config,
      schema: {
        summary: "The lines of an import, and what becomes of each",
        description: "`left` lists those that an undo left, because a person has changed them since.",
        tags,
        params: idParams,
        querystring: rowsQuery,
        response: { 200: pageSchema(importRowSchema), ...rowErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, outcome, left } = request.query;
      const filters = { outcome, isLeft: left === "true", page, pageSize };
      const { rows, count } = await actions.listRows(request.params.id, filters);
      return presentPage(rows, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.patch(
    "/api/imports/:id/",
    {
      config,
      schema: {
        summary: "Say what the columns of an import are, and check its lines again",
        tags,
        params: idParams,
        body: importChangeSchema,
        response: { 200: importDetailsSchema, ...changeErrors },
      },
    },
    async (request) => actions.change(request.params.id, request.body),
  );

  app.put(
    "/api/imports/:id/archive/",
    {
      config,
      schema: {
        summary: "Give an import an uploaded ZIP with pictures, and check its lines again",
        description: "A ZIP that is broken, or made to do harm, is refused; `current` says why.",
        tags,
        params: idParams,
        body: archiveSchema,
        response: { 200: importDetailsSchema, ...changeErrors },
      },
    },
    async (request) => actions.addArchive(request.params.id, request.body),
  );

  app.post(
    "/api/imports/:id/run/",
    {
      config,
      schema: {
        summary: "Import the lines that are not refused",
        description: "A job does it, batch by batch; repeated calls change nothing.",
        tags,
        params: idParams,
        response: { 200: importDetailsSchema, ...changeErrors },
      },
    },
    async (request) => actions.run(request.params.id),
  );

  app.post(
    "/api/imports/:id/undo/",
    {
      config,
      schema: {
        summary: "Take a whole import back",
        description:
          "New rows go to the trash, changed rows are again what they were. Rows that a person has changed since stay as they are.",
        tags,
        params: idParams,
        response: { 200: importDetailsSchema, ...changeErrors },
      },
    },
    async (request) => actions.undo(request.params.id),
  );

  app.delete(
    "/api/imports/:id/",
    {
      config,
      schema: {
        summary: "Put an import aside that was not run",
        tags,
        params: idParams,
        response: { 204: z.null(), ...changeErrors },
      },
    },
    async (request, reply) => {
      await actions.discard(request.params.id);
      return reply.code(204).send(null);
    },
  );
}

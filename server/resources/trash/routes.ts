import * as z from "zod/mini";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { rowKinds } from "#domain/rows/kinds.ts";
import { restorableForMs, type TrashRow, trashRowSchema, trashSelectionSchema } from "#domain/trash/trash.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { fieldColumns, mapBatches, readInBatches, sendCsvTable } from "#server/platform/http/csv-table.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { purgeSelected, restoreRows } from "./actions.ts";
import { countDeleted, type DeletedRow, listDeleted } from "./repository.ts";

const tags = ["trash"];
const changedSchema = z.object({ changed: z.int() });
const exportColumns = fieldColumns<TrashRow>(
  ["kind", "id", "name", "deleted_at", "deleted_by", "purged_at"],
  ["deleted_at", "purged_at"],
);
const listQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  kind: choiceParameter((text) => rowKinds.find((kind) => kind === text)),
  ...languageQuery.shape,
});

/** LE6 */
export function trashRoutes(app: App, resource: ResourceDependencies, media: MediaStore): void {
  const { database, publicUrl } = resource;

  app.get(
    "/api/trash/",
    {
      config: { access: "rows" },
      schema: {
        summary: "Deleted rows of every kind, the last deleted first",
        tags,
        querystring: listQuery,
        response: { 200: pageSchema(trashRowSchema), ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { page, page_size: pageSize, ...query } = request.query;
      const filters = { ...query, ownerId: requiredOwner(request, "rows") };
      const window = { limit: pageSize, offset: (page - 1) * pageSize };
      const rows = await listDeleted(database, filters, language, window);
      const count = await countDeleted(database, filters, language);
      return presentPage(rows.map(present), count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/trash/export.csv",
    {
      config: { access: "exports" },
      schema: {
        summary: "Deleted rows as a spreadsheet",
        tags,
        querystring: listQuery,
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const batches = readInBatches<DeletedRow>((last, limit) =>
        listDeleted(database, { ...request.query, ownerId: null }, language, { limit, last }),
      );
      const rows = mapBatches(batches, (deleted) => deleted.map(present));
      return reply.send(sendCsvTable(reply, "trash", exportColumns, rows, language));
    },
  );

  app.post(
    "/api/trash/restore/",
    {
      config: { access: "rows" },
      schema: {
        summary: "Bring up to 500 deleted rows back, all in one transaction",
        tags,
        body: trashSelectionSchema,
        response: { 200: changedSchema, ...listErrors },
      },
    },
    async (request) => ({
      changed: await restoreRows(
        resource,
        request.body.rows,
        requireAccount(request).id,
        requiredOwner(request, "rows"),
      ),
    }),
  );

  app.post(
    "/api/trash/purge/",
    {
      config: { access: "purge" },
      schema: {
        summary: "Remove up to 500 deleted rows permanently, with the values in their history",
        tags,
        body: trashSelectionSchema,
        response: { 200: changedSchema, ...listErrors },
      },
    },
    async (request) => ({
      changed: await purgeSelected(database, media, request.body.rows, requireAccount(request).id),
    }),
  );
}

function present({ kind, id, name, deleted_at, deleted_by }: DeletedRow): TrashRow {
  const purged_at = new Date(deleted_at.getTime() + restorableForMs);
  return {
    kind,
    id,
    name,
    deleted_at: deleted_at.toISOString(),
    deleted_by,
    purged_at: purged_at.toISOString(),
  };
}

import * as z from "zod/mini";
import { isCalendarDate } from "#domain/dates.ts";
import {
  type HistoryEntry,
  historyActions,
  historyEntrySchema,
  historyKinds,
  rowHistorySchema,
  versionedKinds,
} from "#domain/history/entry.ts";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { propertySchema } from "#domain/properties/property.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { fieldColumns, mapBatches, readInBatches, sendCsvTable } from "#server/platform/http/csv-table.ts";
import { changeErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import { changeHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentChange, presentEntry } from "./presenter.ts";
import {
  countEntries,
  type EntryRow,
  entriesBefore,
  entriesOf,
  findRowNames,
  listEntries,
  tableOf,
} from "./repository.ts";
import { presentVersions, restoreVersion } from "./row-versions.ts";

const tags = ["history"];
const exportColumns = fieldColumns<HistoryEntry>(
  ["id", "changed_at", "account", "action", "kind", "row_id", "name", "fields"],
  ["changed_at"],
);
const day = choiceParameter((text) => (isCalendarDate(text) ? text : undefined));

const listQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  kind: choiceParameter((text) => historyKinds.find((kind) => kind === text)),
  action: choiceParameter((text) => historyActions.find((action) => action === text)),
  account: searchParameter,
  from: day,
  until: day,
  ...languageQuery.shape,
});

const kindParams = z.object({ kind: z.enum(historyKinds) });
const tableOfParams = (params: unknown) => tableOf(kindParams.parse(params).kind);

/** LE7 */
export function historyRoutes(app: App, resource: ResourceDependencies): void {
  const { database, settings, submissionContexts, publicUrl } = resource;
  const hasConstruction = () => settings.read().construction.isOn;

  app.get(
    "/api/history/",
    {
      config: { access: "admin" },
      schema: {
        summary: "All changes, newest first",
        description:
          "`search` looks through the values before and after and through the rows themselves; `from` and `until` are days " +
          "in Kathmandu. At most 10,000 are counted.",
        tags,
        querystring: listQuery,
        response: { 200: pageSchema(historyEntrySchema), ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { page, page_size: pageSize, ...asked } = request.query;
      const filters = { ...asked, hasConstruction: hasConstruction() };
      const entries = await listEntries(database, filters, { page, pageSize });
      const count = await countEntries(database, filters);
      const names = await findRowNames(database, entries, language);
      const results = entries.flatMap((entry) => presentEntry(entry, names) ?? []);
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    "/api/history/export.csv",
    {
      config: { access: "exports" },
      schema: {
        summary: "All changes as a spreadsheet, newest first",
        tags,
        querystring: listQuery,
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const filters = { ...request.query, hasConstruction: hasConstruction() };
      const entries = readInBatches<EntryRow>((last, maxRows) =>
        entriesBefore(database, filters, last?.id, maxRows),
      );
      const batches = mapBatches(entries, async (batch) => {
        const names = await findRowNames(database, batch, language);
        return batch.flatMap((entry) => presentEntry(entry, names) ?? []);
      });
      return reply.send(sendCsvTable(reply, "history", exportColumns, batches, language));
    },
  );

  app.get(
    "/api/history/:kind/:id/",
    {
      config: { access: "rows", rows: tableOfParams },
      schema: {
        summary: "The changes of one row, newest first, with the fields of its API response before and after",
        description: "With the row's version in `ETag`, if it is of a kind that staff edit.",
        tags,
        params: z.extend(idParams, { kind: z.enum(historyKinds) }),
        querystring: z.extend(pageQuerySchema, languageQuery.shape),
        response: { 200: rowHistorySchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { kind, id } = request.params;
      if (kind === "jobs" && !hasConstruction()) throw new Problem("not_found");
      const { page, page_size: pageSize } = request.query;
      const all = await entriesOf(database, kind, id).execute();
      const known = { table_name: tableOf(kind), row_id: id };
      const name = (await findRowNames(database, [known], language)).get(`${known.table_name}:${id}`);
      if (all.length === 0 && !name) throw new Problem("not_found");
      // The versions of a page are reached over all newer ones.
      const { row, etag, missingPictures, changes } = await presentVersions(
        resource,
        kind,
        id,
        all.slice(0, page * pageSize),
        language,
      );
      if (etag) reply.header("etag", etag);
      return {
        name: name?.name ?? null,
        is_deleted: name?.isDeleted ?? false,
        row,
        missing_pictures: missingPictures,
        count: all.length,
        results: changes.slice((page - 1) * pageSize).map(presentChange),
      };
    },
  );

  app.post(
    "/api/history/:kind/:id/:entry/",
    {
      config: { access: "rows", rows: tableOfParams },
      schema: {
        summary: "Bring the version after a change back",
        description:
          "Checked and written like a form that an editor sends, with an entry of its own. Pictures that are gone are left out.",
        tags,
        params: z.extend(idParams, { kind: z.enum(versionedKinds), entry: idParams.shape.id }),
        querystring: languageQuery,
        headers: changeHeaders,
        response: { 200: z.union([propertySchema, projectSchema]), ...changeErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const { kind, id, entry } = request.params;
      const context = await submissionContexts.forChange(request, kind, id, jsonForm({ version: entry }));
      const { row, etag } = await restoreVersion(resource, kind, id, entry, context, language);
      return reply.header("etag", etag).send(row);
    },
  );
}

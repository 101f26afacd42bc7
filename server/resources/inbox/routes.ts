import * as z from "zod/mini";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { deleteRow, restoreDescription, restoreRow } from "#server/platform/deletion/deletion.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { csvResponse } from "#server/platform/http/csv.ts";
import { mapBatches, sendCsvTable } from "#server/platform/http/csv-table.ts";
import { listErrors, rowErrors, visitorErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { readInput } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { orderParameter } from "#server/platform/http/order-query.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { languageQuery, negotiateLanguage, requestLanguage } from "#server/platform/http/request-language.ts";
import { optionalUploads } from "#server/platform/media/picture-choice.ts";
import { visitorHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import type { Inbox, PictureUrls } from "./inbox.ts";
import { countRows, exportRows, findRow, listRows } from "./repository.ts";
import { createRow } from "./writing.ts";

const noUrls: PictureUrls = { urlOf: () => null, sign: (picture) => picture };

/** The routes of an inbox: visitors create rows; staff list, read, delete and restore them. */
export function inboxRoutes<Row extends { id: number }, Input, Item>(
  app: App,
  dependencies: ResourceDependencies,
  inbox: Inbox<Row, Input, Item>,
): void {
  const { database, forms, signedMediaUrls, submissionContexts, publicUrl } = dependencies;
  const { table, path, pictureField, maxPictures = 1, texts } = inbox;
  // Fastify's types can't resolve a generic response; `Inbox` checks that `present` returns it.
  const item: z.ZodMiniType = inbox.item;
  const tags = [inbox.tag];
  const choices = Object.fromEntries(
    Object.entries(inbox.choices ?? {}).map(([name, values]) => [
      name,
      choiceParameter((text) => values.find((value) => value === text)),
    ]),
  );
  const chosen = (query: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.keys(choices).flatMap((name) => {
        const value = query[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
  const form = { input: inbox.input, pictures: pictureField ? { [pictureField]: maxPictures } : {} };
  const present = (row: Row | undefined) => {
    if (!row) throw new Problem("not_found");
    return inbox.present(row, signedMediaUrls);
  };

  app.post(
    inbox.createPath ?? path,
    {
      config: { access: "public", form },
      schema: {
        summary: texts.create,
        tags,
        headers: visitorHeaders,
        response: { 201: item, ...visitorErrors },
      },
    },
    async (request, reply) => {
      const row = await forms.receive(request, form, async (sent) => {
        const context = await submissionContexts.forVisitor(request, table, sent);
        const input = readInput(inbox.input, sent.fields);
        const uploads = pictureField ? optionalUploads(sent, pictureField) : [];
        return createRow(dependencies, inbox, input, uploads, context, requestLanguage(request));
      });
      const own = inbox.presentToSender?.(row, dependencies);
      return reply.code(201).send({ ...inbox.present(row, noUrls), ...own });
    },
  );

  app.get(
    path,
    {
      config: { access: "leads" },
      schema: {
        summary: `${texts.plural}, newest first unless asked otherwise`,
        ...(texts.listDescription && { description: texts.listDescription }),
        tags,
        querystring: withChoices(
          z.extend(pageQuerySchema, {
            search: searchParameter,
            ordering: orderParameter(["created_at", ...Object.keys(inbox.orders)]),
          }),
          choices,
        ),
        response: { 200: pageSchema(item), ...inbox.listResponses, ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, search, ordering } = request.query;
      const ownerId = requiredOwner(request, "leads");
      const filters = { search, choices: chosen(request.query), ordering, ownerId };
      const [rows, count] = await Promise.all([
        listRows(database, inbox, filters, { page, pageSize }),
        countRows(database, inbox, filters),
      ]);
      return presentPage(rows.map(present), count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  app.get(
    `${path}export.csv`,
    {
      config: { access: "exports" },
      schema: {
        summary: `${texts.plural} as a spreadsheet, newest first`,
        description: "Dates are in both calendars.",
        tags,
        querystring: withChoices(z.extend(languageQuery, { search: searchParameter }), choices),
        response: { 200: csvResponse, ...listErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const filters = { search: request.query.search, choices: chosen(request.query) };
      const batches = mapBatches(exportRows(database, inbox, filters), (rows) => rows.map(present));
      return reply.send(
        sendCsvTable(reply, inbox.tag.replace(" ", "-"), inbox.exportColumns, batches, language),
      );
    },
  );

  if (inbox.hasReadPath)
    app.get(
      `${path}:id/`,
      {
        config: { access: "leads", rows: table },
        schema: {
          summary: `One ${texts.singular}`,
          tags,
          params: idParams,
          response: { 200: item, ...rowErrors },
        },
      },
      async (request) => present(await findRow(database, inbox, request.params.id)),
    );

  for (const url of inbox.deletePaths ?? [`${path}:id/delete/`])
    app.delete(
      url,
      {
        config: { access: "leads", rows: table },
        schema: {
          summary: `Delete a ${texts.singular}`,
          tags,
          params: idParams,
          response: { 204: z.null(), ...rowErrors },
        },
      },
      async (request, reply) => {
        const { id } = requireAccount(request);
        if (!(await deleteRow(dependencies, table, request.params.id, id))) throw new Problem("not_found");
        return reply.code(204).send(null);
      },
    );

  app.post(
    `${path}:id/restore/`,
    {
      config: { access: "leads", rows: table },
      schema: {
        summary: `Bring a deleted ${texts.singular} back`,
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: item, ...rowErrors },
      },
    },
    async (request) => {
      const find = (transaction: typeof database, id: number) => findRow(transaction, inbox, id);
      const { id } = requireAccount(request);
      return present(await restoreRow(dependencies, table, request.params.id, id, find));
    },
  );
}

/** The types of the handlers know the common parameters only; those of an inbox are read by name. */
function withChoices<Query extends z.ZodMiniObject>(query: Query, choices: z.core.$ZodShape): Query {
  return z.extend(query, choices) as unknown as Query;
}

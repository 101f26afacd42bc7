import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { pageQuerySchema, pageSchema } from "#domain/paging.ts";
import { listedRedirectSchema, redirectOrigins, redirectSchema } from "#domain/redirects/redirect.ts";
import { redirectInputSchema } from "#domain/redirects/redirect-input.ts";
import { restoreDescription } from "#server/platform/deletion/deletion.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import {
  changeErrors,
  creationErrors,
  listErrors,
  rowErrors,
} from "#server/platform/http/error-responses.ts";
import { choiceParameter, searchParameter } from "#server/platform/http/filter-query.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { changeHeaders, idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentListedRedirect, presentRedirect } from "./presenter.ts";
import { countRedirects, listRedirects, type RedirectRow } from "./repository.ts";
import {
  changeRedirect,
  createRedirect,
  removeRedirect,
  requireRedirect,
  restoreRedirect,
} from "./writing.ts";

const tags = ["redirects"];
const access = "settings";
const listQuery = z.extend(pageQuerySchema, {
  search: searchParameter,
  origin: choiceParameter((text) => redirectOrigins.find((origin) => origin === text)),
});
const inputDescription =
  "`path` is stored decoded and in lower case. `target` is a page of the site, also as its whole address, or with " +
  "`is_external` another https address; another short address is replaced by its target.";

/** IM9 */
export function redirectRoutes(app: App, resource: ResourceDependencies): void {
  const { database, submissionContexts, publicUrl } = resource;
  const body = redirectInputSchema(new URL(publicUrl).origin);

  const sendRow = async (reply: FastifyReply, row: RedirectRow) =>
    reply.header("etag", entityTag(row)).send(presentRedirect(row));

  app.get(
    "/api/redirects/",
    {
      config: { access },
      schema: {
        summary: "Short addresses with the number of their uses, those of staff first",
        tags,
        querystring: listQuery,
        response: { 200: pageSchema(listedRedirectSchema), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, ...filters } = request.query;
      const rows = await listRedirects(database, filters, { limit: pageSize, offset: (page - 1) * pageSize });
      const count = await countRedirects(database, filters);
      const url = new URL(request.url, publicUrl);
      return presentPage(rows.map(presentListedRedirect), count, url, { page, pageSize });
    },
  );

  app.get(
    "/api/redirects/:id/",
    {
      config: { access },
      schema: {
        summary: "One short address, with its version in `ETag`",
        tags,
        params: idParams,
        response: { 200: redirectSchema, ...rowErrors },
      },
    },
    async (request, reply) => sendRow(reply, await requireRedirect(database, request.params.id)),
  );

  app.post(
    "/api/redirects/",
    {
      config: { access },
      schema: {
        summary: "Add a short address",
        description: inputDescription,
        tags,
        headers: idempotencyHeaders,
        body,
        response: { 201: redirectSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const context = await submissionContexts.forStaff(request, "redirects", jsonForm(request.body));
      return sendRow(reply.code(201), await createRedirect(resource, request.body, context));
    },
  );

  app.put(
    "/api/redirects/:id/",
    {
      config: { access },
      schema: {
        summary: "Change a short address",
        description: inputDescription,
        tags,
        params: idParams,
        headers: changeHeaders,
        body,
        response: { 200: redirectSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forChange(request, "redirects", id, jsonForm(request.body));
      return sendRow(reply, await changeRedirect(resource, id, request.body, context));
    },
  );

  app.delete(
    "/api/redirects/:id/delete/",
    {
      config: { access },
      schema: {
        summary: "Delete a short address",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      await removeRedirect(resource, request.params.id, requireAccount(request).id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/redirects/:id/restore/",
    {
      config: { access },
      schema: {
        summary: "Bring a deleted short address back",
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: redirectSchema, ...rowErrors },
      },
    },
    async (request, reply) =>
      sendRow(reply, await restoreRedirect(resource, request.params.id, requireAccount(request).id)),
  );
}

import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { restoreDescription } from "#server/platform/deletion/deletion.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { changeErrors, creationErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import type { Form, FormDescription } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ChangeContext } from "#server/platform/submissions/change-once.ts";
import {
  changeHeaders,
  idempotencyHeaders,
  type SubmissionContext,
} from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";

type Method = "PUT" | "PATCH";
type Path<Used extends string> = Readonly<{ method: Used; url: string }>;

/** Rows that staff write by forms with pictures: properties and projects. */
export type WrittenRows<Row extends object, Body> = Readonly<{
  table: "properties" | "projects";
  /** In summaries. */
  noun: string;
  access: "listings" | "projects";
  tags: string[];
  body: z.ZodMiniType<Body>;
  forms: Readonly<Record<Method, FormDescription>>;
  paths: Readonly<{
    create: readonly string[];
    update: readonly Path<Method>[];
    delete: readonly Path<"DELETE" | "POST">[];
    restore: string;
  }>;
  descriptions: Readonly<{ create: string; change: string }>;
  present: (row: Row, language: Language) => Body;
  create: (
    resource: ResourceDependencies,
    form: Form,
    language: Language,
    context: SubmissionContext,
  ) => Promise<Row>;
  /** PUT writes the whole form, PATCH the sent fields. */
  change: (
    resource: ResourceDependencies,
    id: number,
    method: Method,
    form: Form,
    language: Language,
    context: ChangeContext,
  ) => Promise<Row>;
  remove: (resource: ResourceDependencies, id: number, accountId: number) => Promise<void>;
  restore: (
    resource: ResourceDependencies,
    id: number,
    editor: Readonly<{ accountId: number; ownerId: number | null }>,
  ) => Promise<Row>;
}>;

export function creationRoutes<Row extends object, Body>(
  app: App,
  resource: ResourceDependencies,
  rows: WrittenRows<Row, Body>,
): void {
  const { table, noun, access, tags, forms } = rows;
  // Fastify's types can't resolve a generic response; `WrittenRows` checks that `present` returns it.
  const body: z.ZodMiniType = rows.body;
  for (const url of rows.paths.create)
    app.post(
      url,
      {
        config: { access, form: forms.PUT },
        schema: {
          summary: `Add a ${noun}`,
          description: rows.descriptions.create,
          tags,
          querystring: languageQuery,
          headers: idempotencyHeaders,
          response: { 201: body, ...creationErrors },
        },
      },
      async (request, reply) => {
        const language = negotiateLanguage(request, reply);
        const row = await resource.forms.receive(request, forms.PUT, async (form) => {
          const context = await resource.submissionContexts.forStaff(request, table, form);
          return rows.create(resource, form, language, context);
        });
        return reply.code(201).header("etag", entityTag(row, language)).send(rows.present(row, language));
      },
    );
}

/** Change, delete and restore. */
export function changeRoutes<Row extends object, Body>(
  app: App,
  resource: ResourceDependencies,
  rows: WrittenRows<Row, Body>,
): void {
  const { table, noun, access, tags, paths } = rows;
  const body: z.ZodMiniType = rows.body;
  const config = { access, rows: table };

  for (const { method, url } of paths.update) {
    const form = rows.forms[method];
    app.route({
      method,
      url,
      config: { ...config, form },
      schema: {
        summary: `Change a ${noun}`,
        description: rows.descriptions.change,
        tags,
        params: idParams,
        querystring: languageQuery,
        headers: changeHeaders,
        response: { 200: body, ...changeErrors },
      },
      handler: async (request, reply) => {
        const { id } = request.params;
        const language = negotiateLanguage(request, reply);
        const row = await resource.forms.receive(request, form, async (sent) => {
          const context = await resource.submissionContexts.forChange(request, table, id, sent);
          return rows.change(resource, id, method, sent, language, context);
        });
        return reply.header("etag", entityTag(row, language)).send(rows.present(row, language));
      },
    });
  }

  for (const { method, url } of paths.delete)
    app.route({
      method,
      url,
      config,
      schema: {
        summary: `Delete a ${noun}`,
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
      handler: async (request, reply) => {
        await rows.remove(resource, request.params.id, requireAccount(request).id);
        return reply.code(204).send(null);
      },
    });

  app.post(
    paths.restore,
    {
      config,
      schema: {
        summary: `Bring a deleted ${noun} back`,
        description: restoreDescription,
        tags,
        params: idParams,
        querystring: languageQuery,
        response: { 200: body, ...rowErrors },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const editor = { accountId: requireAccount(request).id, ownerId: requiredOwner(request, access) };
      return rows.present(await rows.restore(resource, request.params.id, editor), language);
    },
  );
}

import * as z from "zod/mini";
import { pageSchema } from "#domain/paging.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { restoreDescription } from "#server/platform/deletion/deletion.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors, visitorErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentPage } from "#server/platform/http/paging.ts";
import { visitorHeaders } from "#server/platform/submissions/submission-context.ts";
import type { Resource } from "#server/resources/dependencies.ts";
import { submissionForm } from "./form.ts";
import { submissionListQuery } from "./list-query.ts";
import { presentSubmission, presentSubmissionToSender } from "./presenter.ts";
import { countSubmissions, listSubmissions } from "./repository.ts";
import { createSubmission, removeSubmission, restoreSubmission } from "./writing.ts";

const tags = ["sell"];

/** API2: older clients know the second one. */
const deletePaths = ["/sell/:id/delete/", "/sell/:id/"];

export function sellRoutes(app: App, resource: Resource): void {
  const { database, forms, privateAddresses, senders, publicUrl } = resource;

  app.post(
    "/sell/",
    {
      config: { access: "public", form: submissionForm },
      schema: {
        summary: "Offer a property for sale",
        tags,
        headers: visitorHeaders,
        response: { 201: submissionSchema, ...visitorErrors },
      },
    },
    async (request, reply) => {
      const row = await forms.receive(request, submissionForm, async (form) =>
        createSubmission(resource, form, await senders.visitor(request, "sell_submissions", form)),
      );
      return reply.code(201).send(presentSubmissionToSender(row, privateAddresses));
    },
  );

  app.get(
    "/sell/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Submitted listings, newest first unless asked otherwise",
        description: "A browser that asks for a page is sent to /sell.",
        tags,
        querystring: submissionListQuery,
        response: { 200: pageSchema(submissionSchema), 308: z.null(), ...listErrors },
      },
    },
    async (request) => {
      const { page, page_size: pageSize, ...filters } = request.query;
      const [rows, count] = await Promise.all([
        listSubmissions(database, filters, { page, pageSize }),
        countSubmissions(database, filters),
      ]);
      const results = rows.map((row) => presentSubmission(row, privateAddresses));
      return presentPage(results, count, new URL(request.url, publicUrl), { page, pageSize });
    },
  );

  for (const url of deletePaths) {
    app.delete(
      url,
      {
        config: { access: "admin" },
        schema: {
          summary: "Delete a submitted listing",
          tags,
          params: idParams,
          response: { 204: z.null(), ...rowErrors },
        },
      },
      async (request, reply) => {
        await removeSubmission(resource, request.params.id);
        return reply.code(204).send(null);
      },
    );
  }

  app.post(
    "/sell/:id/restore/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Bring a deleted submitted listing back",
        description: restoreDescription,
        tags,
        params: idParams,
        response: { 200: submissionSchema, ...rowErrors },
      },
    },
    async (request) =>
      presentSubmission(await restoreSubmission(resource, request.params.id), privateAddresses),
  );
}

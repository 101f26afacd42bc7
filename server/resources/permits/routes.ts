import { permitsInputSchema, permitsSchema } from "#domain/permits/permit.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { changeErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { changeHeaders } from "#server/platform/submissions/submission-context.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { findPermits, writePermits } from "./repository.ts";

const tags = ["jobs"];
const config = { access: "construction", isConstruction: true } as const;

/** CN7: the steps of the municipality's permit. */
export function permitRoutes(app: App, resource: JobDependencies): void {
  app.get(
    "/api/jobs/:id/permits/",
    {
      config,
      schema: {
        summary: "The three steps of the permit, and their version in `ETag`",
        tags,
        params: idParams,
        response: { 200: permitsSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const found = await findPermits(resource.database, request.params.id);
      if (!found) throw notFound("Job", request.params.id);
      return reply.header("etag", entityTag(found)).send(found);
    },
  );

  app.put(
    "/api/jobs/:id/permits/",
    {
      config,
      schema: {
        summary: "Write the three steps of the permit",
        tags,
        params: idParams,
        headers: changeHeaders,
        body: permitsInputSchema,
        response: { 200: permitsSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await resource.submissionContexts.forChange(
        request,
        "jobs",
        id,
        jsonForm(request.body),
      );
      const target = {
        table: "jobs",
        find: findPermits,
        present: (row: object) => row,
        noun: "Job",
      } as const;
      const written = await changeFieldsOnce(resource, context, target, id, (transaction) =>
        writePermits(transaction, id, request.body),
      );
      return reply.header("etag", entityTag(written)).send(written);
    },
  );
}

import * as z from "zod/mini";
import { personSchema } from "#domain/leads/lead.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { mergePeople, partPerson } from "./merge-people.ts";
import { findPerson } from "./presenter.ts";

const tags = ["people"];

/** LE2 */
export function peopleRoutes(app: App, { database }: ResourceDependencies): void {
  const requirePerson = async (id: number) => {
    const person = await findPerson(database, id, null);
    if (!person) throw new Problem("not_found");
    return person;
  };

  app.post(
    "/api/people/:id/merge/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Two people are one: merge this one into another",
        tags,
        params: idParams,
        body: z.object({ into: rowIdSchema }),
        response: { 200: personSchema, ...rowErrors },
      },
    },
    async (request) => {
      await mergePeople(database, request.params.id, request.body.into, requireAccount(request).id);
      return requirePerson(request.params.id);
    },
  );

  app.post(
    "/api/people/:id/part/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Part a merged person from the one it was merged into",
        tags,
        params: idParams,
        response: { 200: personSchema, ...rowErrors },
      },
    },
    async (request) => {
      await partPerson(database, request.params.id, requireAccount(request).id);
      return requirePerson(request.params.id);
    },
  );
}

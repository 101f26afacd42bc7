import * as z from "zod/mini";
import { personNameSchema, personSchema } from "#domain/leads/lead.ts";
import { problemSchema } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag, ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { mergePeople, splitPerson } from "./merge-people.ts";
import { namePerson } from "./name-person.ts";
import { findPerson, versionOf } from "./presenter.ts";

const tags = ["people"];

/** LE2 */
export function peopleRoutes(app: App, { database }: ResourceDependencies): void {
  const requirePerson = async (id: number, ownerId: number | null = null) => {
    const person = await findPerson(database, id, ownerId);
    if (!person) throw new Problem("not_found");
    return person;
  };

  app.get(
    "/api/people/:id/",
    {
      config: { access: "leads", rows: "people" },
      schema: {
        summary: "A person, with all rows that belong to it",
        description: "`:id` is the `person_id` of a lead. `ETag` is the version of the name.",
        tags,
        params: idParams,
        response: { 200: personSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(request.params.id, requiredOwner(request, "leads"));
      return reply.header("etag", entityTag(versionOf(person))).send(person);
    },
  );

  app.patch(
    "/api/people/:id/",
    {
      config: { access: "leads", rows: "people" },
      schema: {
        summary: "Name a person",
        description:
          "The name stands in all lists instead of what the person wrote; if it is empty, what they wrote counts again. `:id` is the " +
          "`person_id` of a lead.",
        tags,
        params: idParams,
        headers: ifMatchHeaders,
        body: personNameSchema,
        response: { 200: personSchema, ...rowErrors, 412: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const ownerId = requiredOwner(request, "leads");
      await namePerson(database, id, request.body.name, {
        ifMatch: request.headers["if-match"],
        accountId: requireAccount(request).id,
        ownerId,
      });
      const person = await requirePerson(id, ownerId);
      return reply.header("etag", entityTag(versionOf(person))).send(person);
    },
  );

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
      await splitPerson(database, request.params.id, requireAccount(request).id);
      return requirePerson(request.params.id);
    },
  );
}

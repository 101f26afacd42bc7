import { Readable } from "node:stream";
import * as z from "zod/mini";
import { foundPersonSchema, personDataSchema, privacyProofSchema } from "#domain/privacy/privacy.ts";
import { streamZip } from "#server/platform/archive/stream-zip.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { searchParameter } from "#server/platform/http/filter-query.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { Reauthentication } from "#server/platform/session/reauthentication.ts";
import { erasePerson } from "./erase-person.ts";
import { collectPersonData, describePerson, findPeople } from "./person-data.ts";
import { findPersonRows, picturesOf } from "./person-rows.ts";

const tags = ["privacy"];
const config = { access: "purge" } as const;
const minSearchLength = 2;

type Dependencies = Readonly<{ database: Database; media: MediaStore; reauthentication: Reauthentication }>;

/** IM8 */
export function privacyRoutes(app: App, { database, media, reauthentication }: Dependencies): void {
  const requirePerson = async (id: number) => {
    const person = await findPersonRows(database, id);
    if (!person) throw notFound("Person", id);
    return person;
  };

  app.get(
    "/api/privacy/people/",
    {
      config,
      schema: {
        summary: "People by a part of their name, number or address",
        tags,
        querystring: z.object({ search: searchParameter }),
        response: { 200: z.object({ results: z.array(foundPersonSchema) }), ...listErrors },
      },
    },
    async ({ query: { search } }) => ({
      results: search.length < minSearchLength ? [] : await findPeople(database, search),
    }),
  );

  app.get(
    "/api/privacy/people/:id/",
    {
      config,
      schema: {
        summary: "How much there is about a person, and what an erasure keeps",
        tags,
        params: idParams,
        response: { 200: personDataSchema, ...rowErrors },
      },
    },
    async (request) => describePerson(database, await requirePerson(request.params.id)),
  );

  app.post(
    "/api/privacy/people/:id/export/",
    {
      config,
      schema: {
        summary: "All that there is about a person as a ZIP file, with the pictures that they sent",
        tags,
        params: idParams,
        body: privacyProofSchema,
        response: { 200: z.custom<Readable>().check(z.describe("A ZIP file.")), ...rowErrors },
      },
    },
    async (request, reply) => {
      await reauthentication.require(request, request.body);
      const person = await requirePerson(request.params.id);
      const data = await collectPersonData(database, person);
      const keys = await picturesOf(database, person);
      const file = streamZip(async (add) => {
        await add("data.json", Readable.from([`${JSON.stringify(data, null, 1)}\n`]));
        for (const key of keys)
          for (const [name, content] of (await media.read(key)) ?? [])
            if (name.endsWith(".jpg")) await add(`media/${key}.jpg`, Readable.from([content]));
      });
      return reply
        .type("application/zip")
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="person-${person.id}.zip"`)
        .send(file);
    },
  );

  app.post(
    "/api/privacy/people/:id/erase/",
    {
      config,
      schema: {
        summary: "Erase a person; the response says what is kept without them",
        description:
          "It cannot be undone. Asks for the account's password again, and its code if it has one.",
        tags,
        params: idParams,
        body: privacyProofSchema,
        response: { 200: z.pick(personDataSchema, { kept: true }), ...rowErrors },
      },
    },
    async (request) => {
      await reauthentication.require(request, request.body);
      const person = await requirePerson(request.params.id);
      const { kept } = await describePerson(database, person);
      await erasePerson(database, media, person, requireAccount(request).id);
      return { kept };
    },
  );
}

import * as z from "zod/mini";
import {
  settingsDocumentSchema,
  settingsHistorySchema,
  settingsPreviewSchema,
} from "#domain/settings/document.ts";
import {
  type SettingsName,
  settingsNames,
  settingsSchemas,
  staffSettingsNames,
} from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount, requireSession } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag, ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { changeErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { entriesOf } from "#server/resources/history/repository.ts";
import { presentDocument, presentVersions } from "./presenter.ts";
import type { SettingsPreviews } from "./previews.ts";
import { findDocument, saveDocument } from "./repository.ts";

const tags = ["settings"];
const access = "settings";
/** Pages of text in two languages. */
const maxBodyBytes = 512 * 1024;
const maxVersions = 100;

/** ST1 */
export function settingsRoutes(
  app: App,
  database: Database,
  settings: CurrentSettings,
  previews: SettingsPreviews,
): void {
  app.get(
    "/api/settings/",
    {
      config: { access: "public" },
      schema: {
        summary: "What the company says about itself, in every language",
        tags,
        response: { 200: z.record(z.string(), z.unknown()), ...listErrors },
      },
    },
    async () => {
      const documents = settings.read();
      const shown = settingsNames.filter((name) => !staffSettingsNames.includes(name));
      return Object.fromEntries(shown.map((name) => [name, documents[name]]));
    },
  );
  for (const name of settingsNames) {
    documentRoutes(app, database, name);
    previewRoute(app, previews, name);
  }
}

function documentRoutes(app: App, database: Database, name: SettingsName): void {
  app.get(
    `/api/settings/${name}/`,
    {
      config: { access },
      schema: {
        summary: `The document "${name}" of the settings`,
        tags,
        response: { 200: settingsDocumentSchema, ...rowErrors },
      },
    },
    async (_request, reply) => {
      const row = await findDocument(database, name);
      return reply.header("etag", entityTag(row)).send(presentDocument(row));
    },
  );

  app.put(
    `/api/settings/${name}/`,
    {
      bodyLimit: maxBodyBytes,
      config: { access },
      schema: {
        summary: `Replace the document "${name}" of the settings`,
        tags,
        headers: ifMatchHeaders,
        body: settingsSchemas[name],
        response: { 200: settingsDocumentSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const row = await saveDocument(database, {
        name,
        value: request.body,
        addsPictures: true,
        ifMatch: request.headers["if-match"],
        accountId: requireAccount(request).id,
      });
      return reply.header("etag", entityTag(row)).send(presentDocument(row));
    },
  );

  app.get(
    `/api/settings/${name}/history/`,
    {
      config: { access },
      schema: {
        summary: `The last ${maxVersions} versions of the document "${name}", newest first`,
        tags,
        response: { 200: settingsHistorySchema, ...rowErrors },
      },
    },
    async () => ({ results: await listVersions(database, name) }),
  );

  app.post(
    `/api/settings/${name}/history/:id/`,
    {
      config: { access },
      schema: {
        summary: `Bring a version of the document "${name}" back`,
        description: "Checked like a document that is sent, with a version of its own.",
        tags,
        params: idParams,
        headers: ifMatchHeaders,
        response: { 200: settingsDocumentSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const version = (await listVersions(database, name)).find(({ id }) => id === request.params.id);
      if (!version) throw new Problem("not_found");
      const value = settingsSchemas[name].safeParse(version.value);
      if (!value.success) throw new Problem("invalid_input");
      const row = await saveDocument(database, {
        name,
        value: value.data,
        ifMatch: request.headers["if-match"],
        accountId: requireAccount(request).id,
      });
      return reply.header("etag", entityTag(row)).send(presentDocument(row));
    },
  );
}

function previewRoute(app: App, previews: SettingsPreviews, name: SettingsName): void {
  app.post(
    `/api/settings/${name}/preview/`,
    {
      bodyLimit: maxBodyBytes,
      config: { access },
      schema: {
        summary: `Preview pages with an unsaved document "${name}"`,
        description:
          "For ten minutes, pages with `?preview=` and the token show the document, in the browser that made the call and while its session lasts.",
        tags,
        body: settingsSchemas[name],
        response: { 201: settingsPreviewSchema, ...changeErrors },
      },
    },
    async (request, reply) => {
      const sessionId = requireSession(request);
      const preview = { name, value: request.body, sessionId };
      const { token, expiresAt, cookie } = await previews.create(preview, request.headers.cookie);
      reply.header("set-cookie", cookie);
      return reply.code(201).send({ token, expires_at: expiresAt.toISOString() });
    },
  );
}

async function listVersions(database: Database, name: SettingsName) {
  const row = await findDocument(database, name);
  if (row.id === null) return [];
  return presentVersions(row, await entriesOf(database, "settings", row.id).limit(maxVersions).execute());
}

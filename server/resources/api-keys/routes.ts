import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { apiKeyInputSchema, apiKeySchema, newApiKeySchema } from "#domain/api-keys/api-key.ts";
import { problemSchema } from "#domain/problems.ts";
import type { Database } from "#server/platform/database/database.ts";
import { accountScope, requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Reauthentication } from "#server/platform/session/reauthentication.ts";
import { presentKey } from "./presenter.ts";
import { insertKey, listKeys, revokeKey } from "./repository.ts";

const tags = ["API keys"];
const config = { access: "dashboard" } as const;

/** IM6: accounts manage their own keys; admins see and revoke all. */
export function apiKeyRoutes(app: App, database: Database, reauthentication: Reauthentication): void {
  app.get(
    "/api/keys/",
    {
      config,
      schema: {
        summary: "API keys: one's own, for admins those of all accounts",
        description: "Those that can be used come first. Keys that ended 90 days ago are deleted.",
        tags,
        response: { 200: z.object({ results: z.array(apiKeySchema) }), ...listErrors },
      },
    },
    async (request) => ({ results: (await listKeys(database, ownerOfKeys(request))).map(presentKey) }),
  );

  app.post(
    "/api/keys/",
    {
      config,
      schema: {
        summary: "Create an API key for oneself",
        description:
          "Requires the password, and a code if the second factor is on. `key` can't be read again. `read` reads listings, leads and " +
          "projects; `listings` and `leads` read and change theirs. A key never does more than its account may.",
        tags,
        body: apiKeyInputSchema,
        response: { 201: newApiKeySchema, ...listErrors, 415: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const { password, code, ...input } = request.body;
      await reauthentication.require(request, { password, code });
      const { row, key } = await insertKey(database, requireAccount(request).id, input);
      return reply.code(201).send({ ...presentKey(row), key });
    },
  );

  app.delete(
    "/api/keys/:id/",
    {
      config,
      schema: {
        summary: "Revoke an API key, which ends it at once",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      const caller = { accountId: requireAccount(request).id, ownerId: ownerOfKeys(request) };
      if (!(await revokeKey(database, request.params.id, caller))) throw new Problem("not_found");
      return reply.code(204).send(null);
    },
  );
}

/** Null for those who manage accounts: they manage all keys. */
function ownerOfKeys(request: FastifyRequest): number | null {
  const account = requireAccount(request);
  return accountScope(account, "accounts") === "all" ? null : account.id;
}

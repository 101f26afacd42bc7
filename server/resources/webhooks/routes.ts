import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import {
  deliverySchema,
  newWebhookSchema,
  secretRotationSchema,
  webhookChangeSchema,
  webhookInputSchema,
  webhookSchema,
  webhookSecretSchema,
} from "#domain/webhooks/webhook.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import type { Reauthentication } from "#server/platform/session/reauthentication.ts";
import type { WebhookSecrets } from "#server/platform/webhooks/webhook-secrets.ts";
import { presentDelivery, presentWebhook } from "./presenter.ts";
import {
  changeWebhook,
  deleteWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  queueTest,
  rotateSeed,
  sendAgain,
} from "./repository.ts";
import { requireCallable } from "./require-callable.ts";

const tags = ["webhooks"];
const config = { access: "settings" } as const;
const writeErrors = { ...rowErrors, 409: problemSchema, 415: problemSchema, 429: problemSchema } as const;

type WebhookDependencies = Readonly<{
  database: Database;
  reauthentication: Reauthentication;
  secrets: WebhookSecrets;
  isPrivateNetworkAllowed: boolean;
}>;

/** IM7: addresses of other programs, the log of messages to them, and messages sent again. */
export function webhookRoutes(
  app: App,
  { database, reauthentication, secrets, isPrivateNetworkAllowed }: WebhookDependencies,
): void {
  app.get(
    "/api/webhooks/",
    {
      config,
      schema: {
        summary: "Webhooks",
        tags,
        response: { 200: z.object({ results: z.array(webhookSchema) }), ...listErrors },
      },
    },
    async () => ({ results: (await listWebhooks(database)).map((row) => presentWebhook(row)) }),
  );

  app.post(
    "/api/webhooks/",
    {
      config,
      schema: {
        summary: "Add a webhook",
        description:
          "Requires the password, and a code if the second factor is on. `secret` verifies the messages as the Standard Webhooks " +
          "specification says, and can't be read again. The address must be `https` and public.",
        tags,
        body: webhookInputSchema,
        response: { 201: newWebhookSchema, ...listErrors, 415: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const { password, code, ...input } = request.body;
      await reauthentication.require(request, { password, code });
      await requireCallable(input.url, isPrivateNetworkAllowed);
      const seed = secrets.createSeed();
      const row = await insertWebhook(database, requireAccount(request).id, input, seed);
      return reply.code(201).send({ ...presentWebhook(row), secret: secrets.textOf(seed) });
    },
  );

  app.patch(
    "/api/webhooks/:id/",
    {
      config,
      schema: {
        summary: "Change the name or the events of a webhook, or switch it on or off",
        tags,
        params: idParams,
        body: webhookChangeSchema,
        response: { 200: webhookSchema, ...rowErrors, 415: problemSchema },
      },
    },
    async (request) => {
      const { id } = requireAccount(request);
      return presentWebhook(await changeWebhook(database, id, request.params.id, request.body));
    },
  );

  app.delete(
    "/api/webhooks/:id/",
    {
      config,
      schema: {
        summary: "Delete a webhook with its log",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      await deleteWebhook(database, requireAccount(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/webhooks/:id/rotate/",
    {
      config,
      schema: {
        summary: "A new secret for a webhook",
        description:
          "Requires the password, and a code if the second factor is on. For a day, messages are signed with both secrets.",
        tags,
        params: idParams,
        body: secretRotationSchema,
        response: { 200: webhookSecretSchema, ...writeErrors },
      },
    },
    async (request) => {
      await reauthentication.require(request, request.body);
      const seed = secrets.createSeed();
      await rotateSeed(database, requireAccount(request).id, request.params.id, seed);
      return { secret: secrets.textOf(seed) };
    },
  );

  app.post(
    "/api/webhooks/:id/test/",
    {
      config,
      schema: {
        summary: "Send a message of the type `webhook.test`",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      await queueTest(database, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/webhooks/:id/deliveries/",
    {
      config,
      schema: {
        summary: "The newest 100 messages of a webhook, with what became of them",
        description: "They are deleted after 30 days.",
        tags,
        params: idParams,
        response: { 200: z.object({ results: z.array(deliverySchema) }), ...rowErrors },
      },
    },
    async (request) => ({
      results: (await listDeliveries(database, request.params.id)).map(presentDelivery),
    }),
  );

  app.post(
    "/api/webhooks/:id/deliveries/:delivery/send-again/",
    {
      config,
      schema: {
        summary: "Send a message again, with the same `webhook-id`",
        tags,
        params: z.extend(idParams, { delivery: z.uuid() }),
        response: { 204: z.null(), ...rowErrors, 409: problemSchema },
      },
    },
    async (request, reply) => {
      await sendAgain(database, request.params.id, request.params.delivery);
      return reply.code(204).send(null);
    },
  );
}

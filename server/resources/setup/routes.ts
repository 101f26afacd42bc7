import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { setupCodeSchema, setupInputSchema, setupStateSchema } from "#domain/setup/setup.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import type { Setup } from "./setup.ts";

const tags = ["setup"];
const config = { access: "public" } as const;
const errors = { ...rowErrors, 415: problemSchema, 429: problemSchema } as const;
const guidedPages = ["/", "/login", "/admin"];

/** ST4: until the site is set up, its entrances lead to the guide. Before the page cache, which must not have them. */
export async function redirectToSetup(app: App, setup: Setup): Promise<void> {
  if ((await setup.findCode()) === undefined) return;
  app.addHook("onRequest", async (request, reply) => {
    const { language, path } = splitPageAddress(request.url.replace(/\?.*$/, ""));
    if (!guidedPages.includes(path) || (await setup.findCode()) === undefined) return;
    return reply.header("cache-control", "no-store").redirect(pageAddress("/setup", language), 302);
  });
}

/** ST4: for those who have the code that the server printed. Attempts count towards the login's rate limits. */
export function setupRoutes(
  app: App,
  setup: Setup,
  limits: Readonly<{ logins: LoginLimits | null; identifyVisitor: (address: string) => Visitor }>,
): void {
  async function countAttempt(address: string, attempt: () => Promise<void>): Promise<void> {
    const visitor = limits.identifyVisitor(address);
    await limits.logins?.countLink(visitor);
    await attempt();
    await limits.logins?.undoLink(visitor);
  }

  app.get(
    "/api/setup/",
    {
      config,
      schema: {
        summary: "Whether the site still waits for its company and its first admin",
        tags,
        response: { 200: setupStateSchema, ...listErrors },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { is_open: (await setup.findCode()) !== undefined };
    },
  );

  app.post(
    "/api/setup/check/",
    {
      config,
      schema: {
        summary: "Check the code that the server printed at its start",
        tags,
        body: setupCodeSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      await countAttempt(request.ip, () => setup.check(request.body.code));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/setup/",
    {
      config,
      schema: {
        summary: "Set the site up: the company and the first admin",
        description:
          "Once, in one transaction. Not found as soon as there is an admin. Log in with POST /api/token/.",
        tags,
        body: setupInputSchema,
        response: { 201: z.object({ username: z.string() }), ...errors },
      },
    },
    async (request, reply) => {
      await countAttempt(request.ip, () => setup.complete(request.body));
      return reply.code(201).send({ username: request.body.username });
    },
  );
}

import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import { acceptInputSchema, invitationTokenSchema, openInvitationSchema } from "#domain/session/accounts.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import { acceptInvitation, findInvitation } from "./invitations.ts";

const tags = ["invitations"];
const config = { access: "public" } as const;
const errors = { ...rowErrors, 409: problemSchema, 415: problemSchema, 429: problemSchema } as const;

/** LE8: for those who have the link of an invitation. Attempts count towards the login's rate limits. */
export function invitationRoutes(
  app: App,
  database: Database,
  loginLimits: LoginLimits | null,
  identifyVisitor: (address: string) => Visitor,
): void {
  async function countAttempt<Result>(address: string, attempt: () => Promise<Result>): Promise<Result> {
    const visitor = identifyVisitor(address);
    await loginLimits?.countLink(visitor);
    const result = await attempt();
    await loginLimits?.undoLink(visitor);
    return result;
  }

  app.post(
    "/api/invitations/check/",
    {
      config,
      schema: {
        summary: "What the link of an invitation is for",
        description:
          "POST, so that the token is in no address. A link that was used or has expired is not found.",
        tags,
        body: invitationTokenSchema,
        response: { 200: openInvitationSchema, ...errors },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const invitation = await countAttempt(request.ip, () => findInvitation(database, request.body.token));
      const { username, role, expires_at } = invitation;
      return { username, role, expires_at: expires_at.toISOString() };
    },
  );

  app.post(
    "/api/invitations/accept/",
    {
      config,
      schema: {
        summary: "Accept an invitation with a password",
        description: "Creates the account; the link is then used. Log in with POST /api/token/.",
        tags,
        body: acceptInputSchema,
        response: { 201: z.object({ username: z.string() }), ...errors },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { token, new_password: password } = request.body;
      const username = await countAttempt(request.ip, () => acceptInvitation(database, token, password));
      return reply.code(201).send({ username });
    },
  );
}

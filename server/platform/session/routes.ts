import * as z from "zod/mini";
import { keyScopes } from "#domain/api-keys/key-scopes.ts";
import { problemSchema } from "#domain/problems.ts";
import {
  adminCheckSchema,
  loginInputSchema,
  profileSchema,
  refreshedTokenSchema,
  refreshInputSchema,
  tokenPairSchema,
} from "#domain/session/session.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount, requireSession } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import { clientOf } from "./client.ts";
import { createLogIn } from "./log-in.ts";
import { presentProfile } from "./presenter.ts";
import { refreshSession } from "./refresh.ts";
import { endSession } from "./repository.ts";
import type { SecondFactors } from "./second-factors.ts";
import type { Tokens } from "./tokens.ts";

const tags = ["session"];

export type Session = Readonly<{
  database: Database;
  tokens: Tokens;
  loginLimits: LoginLimits | null;
  factors: SecondFactors;
  identifyVisitor: (address: string) => Visitor;
}>;

export async function sessionRoutes(
  app: App,
  { database, tokens, loginLimits, factors, identifyVisitor }: Session,
): Promise<void> {
  const logIn = await createLogIn({ database, loginLimits, factors });

  app.post(
    "/api/token/",
    {
      config: { access: "public" },
      schema: {
        summary: "Log in",
        description:
          "The access token is valid for 10 minutes, the refresh token and the session for 14 days. If the account's " +
          "second factor is on, the error is `second_factor_required`: send the same input again with a `code`.",
        tags,
        body: loginInputSchema,
        response: {
          200: tokenPairSchema,
          400: problemSchema,
          401: problemSchema,
          415: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const sessionId = await logIn(request.body, identifyVisitor(request.ip), clientOf(request));
      const [access, refresh] = await Promise.all([
        tokens.sign("access", sessionId),
        tokens.sign("refresh", sessionId),
      ]);
      reply.header("cache-control", "no-store");
      return { access, refresh };
    },
  );

  app.post(
    "/api/token/refresh/",
    {
      config: { access: "public" },
      schema: {
        summary: "A new access token",
        description:
          "The refresh token can be used repeatedly. With `rotate`, the response contains a new one that replaces it. " +
          "If the old one is used again after that, it was copied, and the session ends.",
        tags,
        body: refreshInputSchema,
        response: { 200: refreshedTokenSchema, 400: problemSchema, 401: problemSchema, 415: problemSchema },
      },
    },
    async (request, reply) => {
      const { refresh, rotate = false } = request.body;
      reply.header("cache-control", "no-store");
      return refreshSession({ database, tokens }, refresh, rotate);
    },
  );

  app.get(
    "/api/check-admin/",
    {
      config: { access: "account" },
      schema: { summary: "Whether the caller is an admin", tags, response: { 200: adminCheckSchema } },
    },
    async (request) => ({ is_admin: requireAccount(request).isAdmin }),
  );

  app.get(
    "/api/profile/",
    {
      config: { access: "account", keyScopes },
      schema: { summary: "The caller's own account", tags, response: { 200: profileSchema } },
    },
    async (request) => presentProfile(requireAccount(request)),
  );

  app.post(
    "/api/logout/",
    {
      config: { access: "account" },
      schema: {
        summary: "Log out",
        description: "Ends the session; its tokens are no longer valid.",
        tags,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endSession(database, requireSession(request));
      return reply.code(204).send(null);
    },
  );
}

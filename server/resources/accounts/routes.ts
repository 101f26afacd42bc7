import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import {
  accountChangeSchema,
  accountSchema,
  invitationInputSchema,
  invitationSchema,
  newInvitationSchema,
  sessionEndSchema,
  sessionSchema,
} from "#domain/session/accounts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount, requireSession } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { PageTokens } from "#server/platform/secrets/page-tokens.ts";
import type { Reauthentication } from "#server/platform/session/reauthentication.ts";
import { listSessions } from "#server/platform/session/repository.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import {
  idempotencyHeaders,
  type SubmissionContextFactory,
} from "#server/platform/submissions/submission-context.ts";
import { endSessions } from "./end-sessions.ts";
import { invite, listInvitations, withdrawInvitation } from "./invitations.ts";
import { presentAccount, presentInvitation, presentSession } from "./presenter.ts";
import { changeAccount, hasAccount, listAccounts } from "./repository.ts";

const tags = ["accounts"];
const config = { access: "accounts" } as const;
const changeErrors = { ...rowErrors, 409: problemSchema, 415: problemSchema, 429: problemSchema } as const;

type AccountDependencies = Readonly<{
  database: Database;
  reauthentication: Reauthentication;
  publicUrl: string;
  hasMail: boolean;
  settings: Pick<CurrentSettings, "read">;
  invitationTokens: PageTokens;
  submissionContexts: SubmissionContextFactory;
}>;

/** LE8: admins invite, change and deactivate accounts. Each change requires their own password. */
export function accountRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, reauthentication, submissionContexts } = dependencies;

  app.get(
    "/api/accounts/",
    {
      config,
      schema: {
        summary: "All accounts",
        tags,
        response: { 200: z.object({ results: z.array(accountSchema) }), ...listErrors },
      },
    },
    async () => ({ results: (await listAccounts(database)).map(presentAccount) }),
  );

  app.patch(
    "/api/accounts/:id/",
    {
      config,
      schema: {
        summary:
          "Change the role, the name, the address or the phone of an account, deactivate it, or let it see papers",
        description:
          "Deactivating ends its sessions and revokes its API keys; its rows stay. The last admin stays one. Only admins who may see papers grant it.",
        tags,
        params: idParams,
        body: accountChangeSchema,
        response: { 200: accountSchema, ...changeErrors },
      },
    },
    async (request) => {
      const { password, code, ...change } = request.body;
      const { id } = request.params;
      await reauthentication.require(request, { password, code });
      await changeAccount(database, requireAccount(request).id, id, change);
      const account = (await listAccounts(database)).find((row) => row.id === id);
      if (!account) throw new Problem("not_found");
      return presentAccount(account);
    },
  );

  app.get(
    "/api/accounts/:id/sessions/",
    {
      config,
      schema: {
        summary: "The sessions of an account, the last used first",
        tags,
        params: idParams,
        response: { 200: z.object({ results: z.array(sessionSchema) }), ...rowErrors },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await hasAccount(database, id))) throw new Problem("not_found");
      const sessionId = requireSession(request);
      return { results: (await listSessions(database, id)).map((row) => presentSession(row, sessionId)) };
    },
  );

  app.post(
    "/api/accounts/:id/sessions/end/",
    {
      config,
      schema: {
        summary: "End one session of an account, or all of them",
        tags,
        params: idParams,
        body: sessionEndSchema,
        response: { 204: z.null(), ...rowErrors, 415: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await hasAccount(database, id))) throw new Problem("not_found");
      await endSessions(database, id, request.body.session, requireSession(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/invitations/",
    {
      config,
      schema: {
        summary: "Invitations that can be accepted",
        tags,
        response: { 200: z.object({ results: z.array(invitationSchema) }), ...listErrors },
      },
    },
    async () => ({ results: (await listInvitations(database)).map(presentInvitation) }),
  );

  app.post(
    "/api/invitations/",
    {
      config,
      schema: {
        summary: "Invite somebody to an account",
        description:
          "The link works once, within seven days, and can't be read again. It is also mailed if there is an address and mail " +
          "is set up. Another invitation to the same name is replaced.",
        tags,
        headers: idempotencyHeaders,
        body: invitationInputSchema,
        response: { 201: newInvitationSchema, ...changeErrors, 422: problemSchema },
      },
    },
    async (request, reply) => {
      const { password, code, ...input } = request.body;
      await reauthentication.require(request, { password, code });
      // Without the proof: a code of the second factor works once, so a repeated request has another.
      const context = await submissionContexts.forAction(request, "invitation", 0, input);
      const { id, link, isMailed } = await invite(database, context, input, dependencies);
      const invitation = (await listInvitations(database)).find((row) => row.id === id);
      if (!invitation) throw new Problem("state_changed");
      return reply.code(201).send({ ...presentInvitation(invitation), link, is_mailed: isMailed });
    },
  );

  app.delete(
    "/api/invitations/:id/",
    {
      config,
      schema: {
        summary: "Withdraw an invitation",
        tags,
        params: idParams,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      if (!(await withdrawInvitation(database, request.params.id))) throw new Problem("not_found");
      return reply.code(204).send(null);
    },
  );
}

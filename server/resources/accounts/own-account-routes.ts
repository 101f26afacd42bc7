import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import {
  displayNameInputSchema,
  displayNameSchema,
  passwordChangeSchema,
  phoneInputSchema,
  phoneSchema,
  sessionEndSchema,
  sessionSchema,
} from "#domain/session/accounts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { requireAccount, requireSession } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { changeOwnPassword } from "#server/platform/session/accounts.ts";
import type { Reauthentication } from "#server/platform/session/reauthentication.ts";
import { listSessions } from "#server/platform/session/repository.ts";
import { endSessions } from "./end-sessions.ts";
import { presentSession } from "./presenter.ts";
import { changeDisplayName, changePhone, findPhone } from "./repository.ts";

const tags = ["own account"];
const config = { access: "dashboard" } as const;

/** LE8: the caller's own name, password, phone and sessions. */
export function ownAccountRoutes(app: App, database: Database, reauthentication: Reauthentication): void {
  app.post(
    "/api/password/",
    {
      config,
      schema: {
        summary: "Change the password",
        description:
          "Requires the current one, and a code if the second factor is on. Ends the account's other sessions.",
        tags,
        body: passwordChangeSchema,
        response: { 204: z.null(), ...listErrors, 415: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const account = requireAccount(request);
      const { new_password: next, ...proof } = request.body;
      await reauthentication.require(request, proof);
      if (next.toLowerCase() === account.username.toLowerCase())
        throw fieldProblem("new_password", "password_is_name");
      await changeOwnPassword(database, { id: account.id, sessionId: requireSession(request) }, next);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/phone/",
    {
      config,
      schema: { summary: "The account's phone", tags, response: { 200: phoneSchema, ...listErrors } },
    },
    async (request) => ({ phone: await findPhone(database, requireAccount(request).id) }),
  );

  app.put(
    "/api/phone/",
    {
      config,
      schema: {
        summary: "Change the phone",
        description: "Visitors see it on the account's listings instead of the company's. Null removes it.",
        tags,
        body: phoneInputSchema,
        response: { 200: phoneSchema, ...listErrors, 415: problemSchema },
      },
    },
    async (request) => {
      const { phone } = request.body;
      await changePhone(database, requireAccount(request).id, phone);
      return { phone };
    },
  );

  app.put(
    "/api/display-name/",
    {
      config,
      schema: {
        summary: "Change what the account is called",
        description:
          "In replies and timelines, instead of the user name. Null removes it. `/api/profile/` tells it.",
        tags,
        body: displayNameInputSchema,
        response: { 200: displayNameSchema, ...listErrors, 415: problemSchema },
      },
    },
    async (request) => {
      const { display_name: name } = request.body;
      await changeDisplayName(database, requireAccount(request).id, name);
      return { display_name: name };
    },
  );

  app.get(
    "/api/sessions/",
    {
      config,
      schema: {
        summary: "The account's sessions, the last used first",
        tags,
        response: { 200: z.object({ results: z.array(sessionSchema) }), ...listErrors },
      },
    },
    async (request) => {
      const { id } = requireAccount(request);
      const sessionId = requireSession(request);
      return { results: (await listSessions(database, id)).map((row) => presentSession(row, sessionId)) };
    },
  );

  app.post(
    "/api/sessions/end/",
    {
      config,
      schema: {
        summary: "End one of the account's sessions, or all but this one",
        tags,
        body: sessionEndSchema,
        response: { 204: z.null(), ...rowErrors, 415: problemSchema },
      },
    },
    async (request, reply) => {
      const { id } = requireAccount(request);
      await endSessions(database, id, request.body.session, requireSession(request));
      return reply.code(204).send(null);
    },
  );
}

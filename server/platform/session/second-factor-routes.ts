import * as z from "zod/mini";
import { problemSchema } from "#domain/problems.ts";
import {
  confirmInputSchema,
  recoveryCodesSchema,
  secondFactorStartSchema,
  secondFactorStateSchema,
  startInputSchema,
  turnOffInputSchema,
} from "#domain/session/second-factor.ts";
import { requireAccount, requireSession } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Reauthentication } from "./reauthentication.ts";
import type { SecondFactors } from "./second-factors.ts";

const tags = ["second factor"];
const errorResponses = {
  400: problemSchema,
  409: problemSchema,
  415: problemSchema,
  429: problemSchema,
  503: problemSchema,
} as const;

/** Admins and agents manage the second factor of their own account. */
export function secondFactorRoutes(
  app: App,
  factors: SecondFactors,
  reauthentication: Reauthentication,
): void {
  app.get(
    "/api/second-factor/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "Whether logging in requires a code",
        tags,
        response: { 200: secondFactorStateSchema },
      },
    },
    async (request) => factors.state(requireAccount(request).id),
  );

  app.post(
    "/api/second-factor/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "A secret for an authenticator app",
        description: "Logging in requires no code until a code of the app is confirmed.",
        tags,
        body: startInputSchema,
        response: { 200: secondFactorStartSchema, ...errorResponses },
      },
    },
    async (request) => {
      const account = requireAccount(request);
      if (await factors.isOn(account.id)) throw new Problem("state_changed");
      await reauthentication.require(request, request.body);
      return factors.start(account);
    },
  );

  app.post(
    "/api/second-factor/confirm/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "Turn the second factor on with a first code",
        description:
          "Returns the recovery codes, which can't be read again. Ends the account's other sessions.",
        tags,
        body: confirmInputSchema,
        response: { 200: recoveryCodesSchema, ...errorResponses },
      },
    },
    async (request) => {
      const codes = await reauthentication.countAttempt(request, () =>
        factors.confirm(requireAccount(request), requireSession(request), request.body.code),
      );
      return { recovery_codes: codes };
    },
  );

  app.post(
    "/api/second-factor/off/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "Turn the second factor off",
        tags,
        body: turnOffInputSchema,
        response: { 204: z.null(), ...errorResponses },
      },
    },
    async (request, reply) => {
      await reauthentication.require(request, request.body);
      await factors.turnOff(requireAccount(request));
      return reply.code(204).send(null);
    },
  );
}

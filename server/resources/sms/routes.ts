import * as z from "zod/mini";
import { readRowId } from "#domain/row-id.ts";
import {
  maxSmsParts,
  newSmsSchema,
  smsHandledSchema,
  smsStateSchema,
  unhandledSmsSchema,
} from "#domain/sms/sms.ts";
import type { SmsSettings } from "#server/platform/config.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { ownerOfRoute, requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { actionErrors, listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { choiceParameter } from "#server/platform/http/filter-query.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { countPartsToday } from "#server/platform/sms/outbox.ts";
import { actOnce } from "#server/platform/submissions/act-once.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentUnhandledSms } from "./presenter.ts";
import { listUnhandledSms, markHandled, sendAgain } from "./repository.ts";
import { writeSms } from "./write-sms.ts";

const maxListed = 50;
const tags = ["sms"];

/** DY9: whether text messages are sent, and those that staff must decide about. */
export function smsRoutes(
  app: App,
  { database, submissionContexts, hasSms }: ResourceDependencies,
  settings: SmsSettings | undefined,
): void {
  app.get(
    "/api/sms/",
    {
      config: { access: "admin" },
      schema: {
        summary: "Whether text messages are set up, and how many parts were sent today",
        tags,
        response: { 200: smsStateSchema, ...listErrors },
      },
    },
    async () => ({
      is_set_up: settings !== undefined,
      parts_today: await countPartsToday(database, new Date()),
      daily_cap: settings?.dailyCap ?? null,
    }),
  );

  app.get(
    "/api/sms/unhandled/",
    {
      config: { access: "leads" },
      schema: {
        summary: "Text messages that were refused or may not have been sent",
        description: `At most ${maxListed}, the newest first, until staff send them again or put them aside.`,
        tags,
        querystring: z.object({ lead: choiceParameter(readRowId) }),
        response: { 200: z.object({ results: z.array(unhandledSmsSchema) }), ...listErrors },
      },
    },
    async (request) => {
      const scope = { ownerId: ownerOfRoute(request), leadId: request.query.lead, limit: maxListed };
      return { results: (await listUnhandledSms(database, scope)).map(presentUnhandledSms) };
    },
  );

  app.post(
    "/api/leads/:id/sms/",
    {
      config: { access: "leads", rows: "leads" },
      schema: {
        summary: "Write a text message to the person of a lead",
        description:
          `At most ${maxSmsParts} parts, to the mobile number that the person gave; 409 if there is none, or none are sent. Sent through the queue; the timeline ` +
          "says what became of it. A new lead becomes contacted.",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        body: newSmsSchema,
        response: { 204: z.null(), ...actionErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!hasSms) throw new Problem("state_changed");
      const context = await submissionContexts.forAction(request, "lead sms", id, request.body);
      await writeSms(database, id, request.body.text, context);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    "/api/sms/:id/",
    {
      config: { access: "leads", rows: "sms_messages" },
      schema: {
        summary: "Put a text message aside that was refused or may not have been sent, or take that back",
        tags,
        params: idParams,
        body: smsHandledSchema,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await writeAs(database, requireAccount(request).id, (transaction) =>
        markHandled(transaction, id, request.body.is_handled),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/sms/:id/send-again/",
    {
      config: { access: "leads", rows: "sms_messages" },
      schema: {
        summary: "Send a text message again that was refused or may not have been sent",
        description: "The person may get it twice, so the program never does this by itself.",
        tags,
        params: idParams,
        headers: idempotencyHeaders,
        response: { 204: z.null(), ...actionErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const context = await submissionContexts.forAction(request, "send sms again", id, {});
      await actOnce(database, context, id, (transaction) => sendAgain(transaction, id));
      return reply.code(204).send(null);
    },
  );
}

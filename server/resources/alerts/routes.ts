import * as z from "zod/mini";
import { alertInputSchema, alertTokenSchema } from "#domain/alerts/alert.ts";
import { alertPagePath } from "#domain/site/alert-page-path.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors, visitorErrors } from "#server/platform/http/error-responses.ts";
import { readInput } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { languageQuery, requestLanguage } from "#server/platform/http/request-language.ts";
import { visitorHeaders } from "#server/platform/submissions/submission-context.ts";
import { unsubscribePath } from "#server/resources/alert-pages/alert-pages.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { confirmAlert, endAlerts } from "./repository.ts";
import { requestAlert } from "./request-alert.ts";

const tags = ["alerts"];
const config = { access: "public" } as const;
const form = { input: alertInputSchema, pictures: {} };
const tokenQuery = z.object({ ...alertTokenSchema.shape, ...languageQuery.shape });

/** VT5: visitors ask for mails about new results of a search, confirm this, and end it. */
export async function alertRoutes(app: App, dependencies: ResourceDependencies): Promise<void> {
  const { database, forms, submissionContexts } = dependencies;

  app.post(
    "/api/alerts/",
    {
      config: { ...config, form },
      schema: {
        summary: "Ask for mails about new results of a search",
        description:
          "The address gets a mail with a link that confirms it. The answer does not tell what is known of an address. " +
          "Not found where mail is not set up.",
        tags,
        headers: visitorHeaders,
        response: { 204: z.null(), ...visitorErrors },
      },
    },
    async (request, reply) => {
      await forms.receive(request, form, async (sent) => {
        const context = await submissionContexts.forVisitor(request, "alerts", sent);
        const input = readInput(alertInputSchema, sent.fields);
        await requestAlert(dependencies, input, context, requestLanguage(request));
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/alerts/confirm/",
    {
      config,
      schema: {
        summary: "Confirm an alert with the token of its link",
        description: "An alert that was ended or has expired is not found.",
        tags,
        body: alertTokenSchema,
        response: { 204: z.null(), ...rowErrors },
      },
    },
    async (request, reply) => {
      if (!(await confirmAlert(database, request.body.token))) throw new Problem("not_found");
      return reply.code(204).send(null);
    },
  );

  await app.register(async (mailPrograms: App) => {
    // RFC 8058: the body says only that it is one click. The token is in the address.
    mailPrograms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, _body, done) => done(null),
    );
    mailPrograms.post(
      unsubscribePath,
      {
        config,
        schema: {
          summary: "End all alerts of an address",
          description:
            "Mail programs call it for List-Unsubscribe-Post (RFC 8058). The address and the mails to it are deleted. " +
            "The answer is the same if it has ended already.",
          tags,
          querystring: tokenQuery,
          response: { 204: z.null(), ...listErrors },
        },
      },
      async (request, reply) => {
        await endAlerts(database, request.query.token, "all");
        return reply.code(204).send(null);
      },
    );
  });

  app.get(
    unsubscribePath,
    {
      config,
      schema: {
        // For mail programs that open the address of List-Unsubscribe. It changes nothing.
        hide: true,
        querystring: tokenQuery,
      },
    },
    async (request, reply) => {
      const path = alertPagePath(encodeURIComponent(request.query.token));
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      return reply.redirect(pageAddress(path, requestLanguage(request)), 303);
    },
  );
}

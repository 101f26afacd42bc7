import type { FastifyRequest } from "fastify";
import type { SiteForms } from "#domain/site/site-data.ts";
import type { Upload } from "#server/platform/http/form.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { createFromPage } from "#server/resources/inbox/writing.ts";
import { messages } from "#server/resources/messages/inbox.ts";
import { submissions } from "#server/resources/sell/inbox.ts";
import { serviceRequests } from "#server/resources/service-requests/inbox.ts";

/** Stores forms that are posted without JavaScript. */
export function createSiteForms(
  dependencies: ResourceDependencies,
  request: FastifyRequest,
  uploads: readonly Upload[],
): SiteForms {
  return {
    sendMessage: (input, honeypot) => createFromPage(dependencies, request, messages, input, honeypot),
    requestService: (input, honeypot) =>
      createFromPage(dependencies, request, serviceRequests, input, honeypot),
    submitProperty: (input, honeypot) =>
      createFromPage(dependencies, request, submissions, input, honeypot, uploads),
  };
}

/** Cacheable pages are rendered for GET requests only, which store nothing. */
export const noForms: SiteForms = { sendMessage: fail, requestService: fail, submitProperty: fail };

async function fail(): Promise<never> {
  throw new Error("a cacheable page must not store a form");
}

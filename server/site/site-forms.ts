import type { FastifyRequest } from "fastify";
import type { SiteForms } from "#domain/site/site-data.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { createFromPage } from "#server/resources/inbox/writing.ts";
import { messages } from "#server/resources/messages/inbox.ts";
import { submissions } from "#server/resources/sell/inbox.ts";
import { serviceRequests } from "#server/resources/service-requests/inbox.ts";

/** Where the forms go that this request's page may have posted. */
export function siteForms(dependencies: ResourceDependencies, request: FastifyRequest): SiteForms {
  return {
    sendMessage: (input, honeypot) => createFromPage(dependencies, request, messages, input, honeypot),
    requestService: (input, honeypot) =>
      createFromPage(dependencies, request, serviceRequests, input, honeypot),
    submitProperty: (input, honeypot) => createFromPage(dependencies, request, submissions, input, honeypot),
  };
}

/** A page that everyone gets is nobody's, and has nothing to store. */
export const noForms: SiteForms = { sendMessage: refuse, requestService: refuse, submitProperty: refuse };

async function refuse(): Promise<never> {
  throw new Error("a page that is shared was asked to store a form");
}

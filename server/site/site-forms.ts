import type { FastifyRequest } from "fastify";
import type { SiteForms } from "#domain/site/site-data.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { storeMessage } from "#server/resources/messages/writing.ts";
import { storeSubmission } from "#server/resources/sell/writing.ts";
import { storeServiceRequest } from "#server/resources/service-requests/writing.ts";

/** Where the forms go that this request's page may have posted. */
export function siteForms(resource: ResourceDependencies, request: FastifyRequest): SiteForms {
  const { submissionContexts } = resource;
  return {
    async sendMessage(message, honeypot) {
      await storeMessage(resource, message, submissionContexts.page(request, "messages", message, honeypot));
    },
    async requestService(input, honeypot) {
      await storeServiceRequest(
        resource,
        input,
        [],
        submissionContexts.page(request, "service_requests", input, honeypot),
      );
    },
    async submitProperty(input, honeypot) {
      await storeSubmission(
        resource,
        input,
        [],
        submissionContexts.page(request, "sell_submissions", input, honeypot),
      );
    },
  };
}

/** A page that everyone gets is nobody's, and has nothing to store. */
export const noForms: SiteForms = { sendMessage: refuse, requestService: refuse, submitProperty: refuse };

async function refuse(): Promise<never> {
  throw new Error("a page that is shared was asked to store a form");
}

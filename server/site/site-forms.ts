import type { FastifyRequest } from "fastify";
import type { SiteForms } from "#domain/site/site-data.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { storeMessage } from "#server/resources/messages/writing.ts";
import { storeSubmission } from "#server/resources/sell/writing.ts";
import { storeServiceRequest } from "#server/resources/service-requests/writing.ts";

/** Stores forms that are posted without JavaScript. */
export function createSiteForms(dependencies: ResourceDependencies, request: FastifyRequest): SiteForms {
  const { submissionContexts } = dependencies;
  return {
    async sendMessage(message, honeypot) {
      await storeMessage(
        dependencies,
        message,
        submissionContexts.forPage(request, "messages", message, honeypot),
      );
    },
    async requestService(input, honeypot) {
      const context = submissionContexts.forPage(request, "service_requests", input, honeypot);
      await storeServiceRequest(dependencies, input, [], context);
    },
    async submitProperty(input, honeypot) {
      const context = submissionContexts.forPage(request, "sell_submissions", input, honeypot);
      await storeSubmission(dependencies, input, [], context);
    },
  };
}

/** Cacheable pages are rendered for GET requests only, which store nothing. */
export const noForms: SiteForms = { sendMessage: fail, requestService: fail, submitProperty: fail };

async function fail(): Promise<never> {
  throw new Error("a cacheable page must not store a form");
}

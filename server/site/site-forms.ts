import type { FastifyRequest } from "fastify";
import { sentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import type { SiteForms } from "#domain/site/site-data.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { confirmAlert, endAlerts } from "#server/resources/alerts/repository.ts";
import { requestAlert } from "#server/resources/alerts/request-alert.ts";
import { enquiries } from "#server/resources/enquiries/inbox.ts";
import { actOnEstimatePage } from "#server/resources/estimates/client-page.ts";
import { createFromPage } from "#server/resources/inbox/writing.ts";
import { actOnJobPage } from "#server/resources/job-client-page/client-page.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { messages } from "#server/resources/messages/inbox.ts";
import { submissions } from "#server/resources/sell/inbox.ts";
import { serviceRequests } from "#server/resources/service-requests/inbox.ts";
import { changeVisitByToken } from "#server/resources/visits/visit-page.ts";

/** Stores forms that are posted without JavaScript. */
export function createSiteForms(
  dependencies: JobDependencies,
  request: FastifyRequest,
  uploads: readonly Upload[],
): SiteForms {
  return {
    async sendMessage(input, honeypot) {
      await createFromPage(dependencies, request, messages, input, honeypot);
    },
    async requestService(input, honeypot) {
      await createFromPage(dependencies, request, serviceRequests, input, honeypot);
    },
    async sendEnquiry(input, honeypot) {
      const row = await createFromPage(dependencies, request, enquiries, input, honeypot);
      const own: Readonly<{ visit_url?: string }> = enquiries.presentToSender?.(row, dependencies) ?? {};
      return sentEnquiry({ ...row, ...own, promised_until: row.promised_until?.toISOString() ?? null });
    },
    async submitProperty(input, honeypot) {
      await createFromPage(dependencies, request, submissions, input, honeypot, uploads);
    },
    requestAlert: (input, honeypot) => {
      const context = dependencies.submissionContexts.forPage(request, "alerts", input, honeypot);
      return requestAlert(dependencies, input, context, splitPageAddress(request.url).language);
    },
    changeVisit: (token, change, wished) => changeVisitByToken(dependencies, token, change, wished),
    actOnEstimate: (token, action, fields) => actOnEstimatePage(dependencies, token, action, fields),
    actOnJob: (token, variationId, action, fields) =>
      actOnJobPage(dependencies, token, variationId, action, fields),
    changeAlert: (token, change) =>
      change === "confirm"
        ? confirmAlert(dependencies.database, token)
        : endAlerts(dependencies.database, token, change === "end" ? "one" : "all"),
  };
}

/** Cacheable pages are rendered for GET requests only, which store nothing. */
export const noForms: SiteForms = {
  sendMessage: fail,
  requestService: fail,
  sendEnquiry: fail,
  submitProperty: fail,
  requestAlert: fail,
  changeVisit: fail,
  actOnEstimate: fail,
  actOnJob: fail,
  changeAlert: fail,
};

async function fail(): Promise<never> {
  throw new Error("a cacheable page must not store a form");
}

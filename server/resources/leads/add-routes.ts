import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { newLeadSchema } from "#domain/leads/new-lead.ts";
import { requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { creationErrors } from "#server/platform/http/error-responses.ts";
import { jsonForm } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { idempotencyHeaders } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { addLead } from "./add-lead.ts";
import { presentDetails, versionOf } from "./presenter.ts";

/** LE1 */
export function addLeadRoutes(app: App, resource: ResourceDependencies): void {
  const { database, submissionContexts, ownerNotice, hasSms } = resource;

  app.post(
    "/api/leads/",
    {
      config: { access: "leads" },
      schema: {
        summary: "Add a lead by hand: someone who came to the office, or called",
        description:
          "`phone` or `email` is needed, and `text` or `property_id`. Admins choose its owner, who is told; agents own what they " +
          "add. The person is found by the number and the address. Nobody is promised an answer, and no mail goes to the person.",
        tags: ["leads"],
        headers: idempotencyHeaders,
        body: newLeadSchema,
        response: { 201: leadDetailsSchema, ...creationErrors },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const ownerId = requiredOwner(request, "leads");
      if (ownerId !== null && ![null, ownerId].includes(body.owner_id)) throw new Problem("not_allowed");
      const context = await submissionContexts.forStaff(request, "enquiries", jsonForm(body));
      const lead = await addLead(resource, body, context);
      return reply
        .header("etag", entityTag(versionOf(lead)))
        .code(201)
        .send(await presentDetails(database, lead, { ownerId, hasMail: ownerNotice.hasMail, hasSms }));
    },
  );
}

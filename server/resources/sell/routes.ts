import { problemSchema } from "#domain/problems.ts";
import { declineSchema, madeListingSchema } from "#domain/sell/decline.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findRow } from "#server/resources/inbox/repository.ts";
import { declineSubmission, reopenSubmission } from "./decline.ts";
import { submissions } from "./inbox.ts";
import { makeListing } from "./make-listing.ts";

const tags = [submissions.tag];

/** LE5: a submission becomes a listing, or is declined. */
export function publishingRoutes(app: App, resource: ResourceDependencies, vault: Vault): void {
  const { database, signedMediaUrls } = resource;
  const config = { access: "leads", rows: "sell_submissions" } as const;
  const present = async (id: number) => {
    const row = await findRow(database, submissions, id);
    if (!row) throw new Problem("not_found");
    return submissions.present(row, signedMediaUrls);
  };

  app.post(
    "/sell/:id/listing/",
    {
      // It writes private papers, which are closed to keys.
      config: { ...config, keyScopes: [] },
      schema: {
        summary: "Make a draft listing of a submission",
        description:
          "With its texts, place, measures, price and copies of its pictures, which stay hidden until it is published; the owner's name, " +
          "telephone and e-mail address go to its private papers. A second call returns the listing that exists, also out of the trash.",
        tags,
        params: idParams,
        response: { 200: madeListingSchema, 201: madeListingSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const { id: accountId } = requireAccount(request);
      const caller = { accountId, ownerId: requiredOwner(request, "listings") };
      const { propertyId, isNew } = await makeListing(resource, vault, request.params.id, caller);
      return reply.code(isNew ? 201 : 200).send({ property_id: propertyId });
    },
  );

  app.post(
    "/sell/:id/decline/",
    {
      config,
      schema: {
        summary: "Decline a submission, or change the reason",
        description:
          "The seller reads the reason as it was written. A published submission can't be declined.",
        tags,
        params: idParams,
        body: declineSchema,
        response: { 200: submissionSchema, ...rowErrors, 409: problemSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      await declineSubmission(database, id, request.body.reason, requireAccount(request).id);
      return present(id);
    },
  );

  app.post(
    "/sell/:id/reopen/",
    {
      config,
      schema: {
        summary: "Take back that a submission was declined",
        tags,
        params: idParams,
        response: { 200: submissionSchema, ...rowErrors },
      },
    },
    async (request) => {
      const { id } = request.params;
      await reopenSubmission(database, id, requireAccount(request).id);
      return present(id);
    },
  );
}

import { problemSchema } from "#domain/problems.ts";
import { sendBackSchema } from "#domain/properties/approval.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { entityTag, ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { languageQuery, negotiateLanguage } from "#server/platform/http/request-language.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { approveListing, sendListingBack } from "./decide-approval.ts";
import { presentPropertyToStaff, signDraftPictures } from "./presenter.ts";
import type { PropertyRow } from "./repository.ts";

const tags = ["properties"];
const response = { 200: propertySchema, ...rowErrors, 409: problemSchema, 412: problemSchema };
const config = { access: "approvals" } as const;

/** LE8: what an admin decides about a listing that an agent wants to publish. */
export function approvalRoutes(app: App, resource: ResourceDependencies): void {
  const { publicUrl, signedMediaUrls } = resource;

  app.post(
    "/api/properties/:id/approve/",
    {
      config,
      schema: {
        summary: "Publish a listing that waits for approval",
        description:
          "It gets the status that its agent asked for, and the agent is told by mail. A repeated call changes nothing.",
        tags,
        params: idParams,
        querystring: languageQuery,
        headers: ifMatchHeaders,
        response,
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const present = (row: PropertyRow) =>
        signDraftPictures(presentPropertyToStaff(row, publicUrl, language), signedMediaUrls);
      const row = await approveListing(resource, request.params.id, {
        accountId: requireAccount(request).id,
        ifMatch: request.headers["if-match"],
        present,
      });
      return reply.header("etag", entityTag(row, language)).send(present(row));
    },
  );

  app.post(
    "/api/properties/:id/send-back/",
    {
      config,
      schema: {
        summary: "Send a listing that waits for approval back to its agent",
        description:
          "It stays hidden, and the agent reads the reason as it was written, also in a mail. A repeated call changes nothing.",
        tags,
        params: idParams,
        querystring: languageQuery,
        headers: ifMatchHeaders,
        body: sendBackSchema,
        response,
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const present = (row: PropertyRow) =>
        signDraftPictures(presentPropertyToStaff(row, publicUrl, language), signedMediaUrls);
      const row = await sendListingBack(resource, request.params.id, request.body.reason, {
        accountId: requireAccount(request).id,
        ifMatch: request.headers["if-match"],
        present,
      });
      return reply.header("etag", entityTag(row, language)).send(present(row));
    },
  );
}

import { bulkChangeSchema, bulkUndoResultSchema, bulkUndoSchema } from "#domain/bulk/bulk-change.ts";
import { bulkResultSchema } from "#domain/trash/trash.ts";
import { accountScope, requireAccount, requiredOwner } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors, rowErrors } from "#server/platform/http/error-responses.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { changeRows } from "./change-rows.ts";
import { undoChange } from "./undo-change.ts";

const tags = ["bulk"];

/** LE6 */
export function bulkRoutes(app: App, resource: ResourceDependencies): void {
  app.post(
    "/api/bulk/",
    {
      config: { access: "rows" },
      schema: {
        summary:
          "Change up to 500 rows at once: their status, their owner, whether they are featured, or delete them",
        description:
          "All in one transaction. Rows that no longer exist or have the value already are left out of `changed`, and so are " +
          "the rows of others if an agent calls. Only admins choose owners.",
        tags,
        body: bulkChangeSchema,
        response: { 200: bulkResultSchema, ...listErrors },
      },
    },
    async (request) => {
      const account = requireAccount(request);
      if ("owner_id" in request.body.change && accountScope(account, "owners") !== "all")
        throw new Problem("not_allowed");
      return changeRows(resource, request.body, account.id, requiredOwner(request, "rows"));
    },
  );

  app.post(
    "/api/bulk/undo/",
    {
      config: { access: "rows" },
      schema: {
        summary: "Take such a change back as a whole",
        tags,
        body: bulkUndoSchema,
        response: { 200: bulkUndoResultSchema, ...rowErrors },
      },
    },
    async (request) =>
      undoChange(resource, request.body.undo, requireAccount(request).id, requiredOwner(request, "rows")),
  );
}

import { demoPartSchema, demoStateSchema } from "#domain/demo/demo.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findDemo, removeDemo } from "./repository.ts";

const tags = ["demo"];
const access = "settings";

/** ST4 */
export function demoRoutes(app: App, resource: ResourceDependencies): void {
  app.get(
    "/api/demo/",
    {
      config: { access },
      schema: {
        summary: "What of the demo company is still there",
        tags,
        response: { 200: demoStateSchema, ...listErrors },
      },
    },
    async () => findDemo(resource.database),
  );

  app.post(
    "/api/demo/remove/",
    {
      config: { access },
      schema: {
        summary: "Remove the demo company, all in one transaction",
        description:
          "Rows go to the trash, documents of the settings get their defaults. What staff have changed stays. Returns what was removed.",
        tags,
        response: { 200: demoPartSchema, ...listErrors },
      },
    },
    async (request) => removeDemo(resource, requireAccount(request).id),
  );
}

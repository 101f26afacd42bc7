import { jobScanKinds, jobScanSchema, jobScansSchema } from "#domain/papers/job-scan.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentJobScan } from "./presenter.ts";
import { scanRoutes, toPaperRequest } from "./scan-routes.ts";
import { type PaperDependencies, Scans } from "./scans.ts";

const tags = ["jobs"];
const folder = "/api/jobs/:id/scans/";
// Only admins have the rights `construction` and `papers`; an account needs the permission to see papers, too.
const config = { access: "papers", isConstruction: true } as const;

/** CN7: the papers of a job, which may belong to a step of its permit (decision 84). */
export async function jobScanRoutes(app: App, dependencies: PaperDependencies): Promise<void> {
  const scans = new Scans(dependencies);

  app.get(
    folder,
    {
      config,
      schema: {
        summary: "The papers of a job, the oldest first",
        description: "Names, kinds and the steps of the permit that they belong to. Each call is recorded.",
        tags,
        params: idParams,
        response: { 200: jobScansSchema, ...rowErrors },
      },
    },
    async (request) => {
      const rows = await scans.list(toPaperRequest(request, "job"));
      return { results: rows.map((row) => presentJobScan(dependencies.vault, row)) };
    },
  );

  await scanRoutes(app, dependencies, {
    owner: "job",
    folder,
    views: "/api/jobs/:id/paper-views/",
    tags,
    config,
    kinds: jobScanKinds,
    hasPermits: true,
    schema: jobScanSchema,
    present: presentJobScan,
  });
}

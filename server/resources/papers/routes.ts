import { papersInputSchema, papersSchema } from "#domain/papers/papers.ts";
import { propertyScanKinds, scanSchema } from "#domain/papers/scan.ts";
import { problemSchema } from "#domain/problems.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { ifMatchHeaders } from "#server/platform/http/entity-tag.ts";
import { rowErrors } from "#server/platform/http/error-responses.ts";
import { idParams } from "#server/platform/http/id-params.ts";
import { presentScan } from "./presenter.ts";
import { PropertyPapers } from "./property-papers.ts";
import { scanRoutes, toPaperRequest } from "./scan-routes.ts";
import type { PaperDependencies } from "./scans.ts";

const tags = ["papers"];
const folder = "/api/properties/:id/papers/";

/** LD7: the private papers of a property, for accounts with the right. The guard answers others before anything is read. */
export async function paperRoutes(app: App, dependencies: PaperDependencies): Promise<void> {
  const papers = new PropertyPapers(dependencies);
  const config = { access: "papers" } as const;

  app.get(
    folder,
    {
      config,
      schema: {
        summary: "The private papers of a property",
        description: "Kitta number, owner, commission, notes and the list of scans. Each call is recorded.",
        tags,
        params: idParams,
        response: { 200: papersSchema, ...rowErrors },
      },
    },
    async (request, reply) => {
      const read = await papers.read(toPaperRequest(request, "property"));
      return reply.header("etag", read.tag).send(read.papers);
    },
  );

  app.put(
    folder,
    {
      config,
      schema: {
        summary: "Write the private papers of a property",
        tags,
        params: idParams,
        headers: ifMatchHeaders,
        body: papersInputSchema,
        response: {
          200: papersSchema,
          ...rowErrors,
          412: problemSchema,
          413: problemSchema,
          415: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const paperRequest = toPaperRequest(request, "property");
      const written = await papers.write(paperRequest, request.body, request.headers["if-match"]);
      return reply.header("etag", written.tag).send(written.papers);
    },
  );

  await scanRoutes(app, dependencies, {
    owner: "property",
    folder: `${folder}scans/`,
    views: `${folder}views/`,
    tags,
    config,
    kinds: propertyScanKinds,
    hasPermits: false,
    schema: scanSchema,
    present: presentScan,
  });
}

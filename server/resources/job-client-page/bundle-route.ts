import * as z from "zod/mini";
import { jobBundlePath } from "#domain/site/job-page-path.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { streamBundle } from "#server/resources/diary/stream-bundle.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { findShownJob } from "./client-page.ts";

const params = z.object({ token: z.string() });

/** CN9, CN10: the client's copy of the sealed diary, without the times and places of pictures. */
export function jobBundleRoute(app: App, resource: JobDependencies & Readonly<{ media: MediaStore }>): void {
  app.get(
    jobBundlePath(":token"),
    { config: { access: "public" }, schema: { hide: true, params } },
    async (request, reply) => {
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex, nofollow");
      const job = await findShownJob(resource, request.params.token);
      if (!job) throw new Problem("not_found");
      return reply
        .type("application/zip")
        .header("content-disposition", `attachment; filename="diary-${job.code}.zip"`)
        .send(await streamBundle(resource, job, { hasFacts: false }));
    },
  );
}

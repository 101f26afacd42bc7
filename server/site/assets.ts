import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import * as z from "zod/mini";
import { registerPublicReads } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { iconNames } from "./looks/icons.ts";
import { clientDir } from "./renderer.ts";

const yearSeconds = 365 * 24 * 60 * 60;

const params = z.object({ file: z.string() });

/** Serves the built files of the web app, compressed at build time. */
export async function assetRoutes(app: App): Promise<void> {
  await registerPublicReads(app, async (files) => {
    await files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      // Icons follow the looks. The many hashed files share one route, because a route for each delays the start.
      globIgnore: [...iconNames, "assets/**", "**/*.br", "**/*.gz"],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hasHashInName = path.startsWith(join(clientDir, "assets"));
        reply.header(
          "cache-control",
          hasHashInName ? `public, max-age=${yearSeconds}, immutable` : "public, max-age=3600",
        );
      },
    });
    files.get("/assets/:file", { schema: { hide: true, params } }, (request, reply) =>
      reply.sendFile(join("assets", request.params.file)),
    );
  });
}

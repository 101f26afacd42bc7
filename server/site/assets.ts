import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { registerPublicReads } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { iconNames } from "./looks/icons.ts";
import { clientDir } from "./renderer.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves the built files of the web app, compressed at build time. */
export async function assetRoutes(app: App): Promise<void> {
  await registerPublicReads(app, (files) =>
    files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      // They follow the looks.
      globIgnore: [...iconNames],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hasHashInName = path.startsWith(join(clientDir, "assets"));
        reply.header(
          "cache-control",
          hasHashInName ? `public, max-age=${yearSeconds}, immutable` : "public, max-age=3600",
        );
      },
    }),
  );
}

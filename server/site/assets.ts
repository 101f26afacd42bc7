import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { registerPublicReads } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { clientDir } from "./renderer.ts";

const year = 365 * 24 * 60 * 60;

/** The built web app's files, compressed beforehand; those whose name holds a hash never change. */
export async function assets(app: App): Promise<void> {
  await registerPublicReads(app, (files) =>
    files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(clientDir, "assets"));
        reply.header("cache-control", hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600");
      },
    }),
  );
}

import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { clientDir } from "#server/site/renderer.ts";
import { publicReads } from "./access.ts";
import type { App } from "./app-type.ts";

const year = 365 * 24 * 60 * 60;

/** The built web app's files, compressed beforehand; those whose name holds a hash never change. */
export async function assets(app: App): Promise<void> {
  await publicReads(app, (files) =>
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

/** Stored pictures: their names are random and their content never changes. */
export async function mediaFiles(app: App, mediaDir: string): Promise<void> {
  await publicReads(app, (files) =>
    files.register(fastifyStatic, {
      root: mediaDir,
      prefix: "/media/",
      decorateReply: false,
      index: false,
      dotfiles: "ignore",
      maxAge: year * 1000,
      immutable: true,
    }),
  );
}

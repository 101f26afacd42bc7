import fastifyStatic from "@fastify/static";
import { publicReads } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Stored pictures: their names are random and their content never changes. */
export async function mediaFiles(app: App, mediaDir: string): Promise<void> {
  await publicReads(app, (files) =>
    files.register(fastifyStatic, {
      root: mediaDir,
      prefix: "/media/",
      decorateReply: false,
      index: false,
      dotfiles: "ignore",
      maxAge: yearMs,
      immutable: true,
    }),
  );
}

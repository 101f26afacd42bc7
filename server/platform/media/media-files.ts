import fastifyStatic from "@fastify/static";
import { registerPublicReads } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Serves stored pictures. Their keys are random and their content never changes, so they are cached for a year. */
export async function serveMediaFiles(app: App, mediaDir: string): Promise<void> {
  await registerPublicReads(app, (files) =>
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

import { Readable } from "node:stream";
import * as z from "zod/mini";
import type { App } from "#server/platform/http/app-type.ts";
import { isKnownTag } from "#server/platform/http/entity-tag.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { contentTypeOf, type MediaStore } from "./media-store.ts";

const params = z.object({ key: z.string(), file: z.string() });
const yearSeconds = 365 * 24 * 60 * 60;
const daySeconds = 24 * 60 * 60;

/** Serves public pictures. Their keys are random and their content never changes, so they are cached for a year. */
export function serveMediaFiles(app: App, media: MediaStore): void {
  app.get(
    "/media/:key/:file",
    { config: { access: "public" }, schema: { hide: true, params } },
    async (request, reply) => {
      const { key, file } = request.params;
      const opened = await media.openPublic(key, file);
      if (!opened) throw new Problem("not_found");
      if (opened instanceof URL)
        return reply.header("cache-control", `public, max-age=${daySeconds}`).redirect(opened.href);
      const { bytes, content } = opened;
      const etag = `"${key}"`;
      reply.header("cache-control", `public, max-age=${yearSeconds}, immutable`).header("etag", etag);
      if (isKnownTag(request, etag)) {
        if (content instanceof Readable) content.destroy();
        return reply.code(304).send();
      }
      return reply.type(contentTypeOf(file)).header("content-length", bytes).send(content);
    },
  );
}

import * as z from "zod/mini";
import type { App } from "#server/platform/http/app-type.ts";
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
      const url = media.publicUrl(key, file);
      if (url !== undefined)
        return reply.header("cache-control", `public, max-age=${daySeconds}`).redirect(url);
      const content = await media.readFile("public", key, file);
      if (!content) throw new Problem("not_found");
      const etag = `"${key}"`;
      reply.header("cache-control", `public, max-age=${yearSeconds}, immutable`).header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply
        .type(contentTypeOf(file))
        .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    },
  );
}

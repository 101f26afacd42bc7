import * as z from "zod/mini";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { contentTypeOf, type MediaStore } from "./media-store.ts";
import { privateMediaPrefix, type SignedMediaUrls } from "./signed-media-urls.ts";

const params = z.object({
  key: z.string(),
  expires: z.string().check(z.regex(/^\d{1,12}$/)),
  signature: z.string(),
  file: z.string().check(z.regex(/^\d+\.(avif|webp|jpg)$/)),
});

/** Serves pictures of visitors. The signature in the URL authorizes the request, because an <img> can't send a token. */
export function servePrivateFiles(app: App, media: MediaStore, urls: SignedMediaUrls): void {
  app.get(
    `${privateMediaPrefix}/:key/:expires/:signature/:file`,
    { config: { access: "public" }, schema: { hide: true } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const read = params.safeParse(request.params);
      // The same response for a missing picture and a wrong signature, so that neither is revealed.
      if (!read.success) throw new Problem("not_found");
      const { key, expires, signature, file } = read.data;
      const secondsLeft = urls.secondsLeft(key, Number(expires), signature);
      // A draft may be published, or show pictures of a published listing, after its URLs were signed (LE5).
      const content =
        secondsLeft > 0
          ? ((await media.readFile("private", key, file)) ?? (await media.readFile("public", key, file)))
          : undefined;
      if (!content) throw new Problem("not_found");
      return (
        reply
          .header("cache-control", `private, max-age=${secondsLeft}, immutable`)
          // Unlike public pictures, these must not be embedded by other sites.
          .header("cross-origin-resource-policy", "same-site")
          .type(contentTypeOf(file))
          .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
      );
    },
  );
}

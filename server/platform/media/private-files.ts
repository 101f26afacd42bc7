import * as z from "zod/mini";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { contentTypeOf, type MediaStore } from "./media-store.ts";
import { type PrivateAddresses, privateMediaPrefix } from "./private-addresses.ts";

const params = z.object({
  key: z.string(),
  expires: z.string().check(z.regex(/^\d{1,12}$/)),
  signature: z.string(),
  file: z.string().check(z.regex(/^\d+\.(avif|webp|jpg)$/)),
});

/** Pictures that visitors sent. The signature in the address is the permission: an <img> can't send a token. */
export function privateFiles(app: App, media: MediaStore, addresses: PrivateAddresses): void {
  app.get(
    `${privateMediaPrefix}/:key/:expires/:signature/:file`,
    { config: { access: "public" }, schema: { hide: true } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const read = params.safeParse(request.params);
      // Nobody learns from the answer whether it is the picture or the signature that is wrong.
      if (!read.success) throw new Problem("not_found");
      const { key, expires, signature, file } = read.data;
      const secondsLeft = addresses.secondsLeft(key, Number(expires), signature);
      const content = secondsLeft > 0 ? await media.readFile("private", key, file) : undefined;
      if (!content) throw new Problem("not_found");
      return (
        reply
          .header("cache-control", `private, max-age=${secondsLeft}, immutable`)
          // Unlike public pictures, these are shown by no other site.
          .header("cross-origin-resource-policy", "same-site")
          .type(contentTypeOf(file))
          .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
      );
    },
  );
}

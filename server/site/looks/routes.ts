import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Looks } from "#domain/settings/looks.ts";
import type { App } from "#server/platform/http/app-type.ts";
import type { ImageWorker } from "#server/platform/media/image-worker.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { readBrand } from "./brand.ts";
import { brandVersion } from "./brand-version.ts";
import { drawIcon, drawIconFile, type IconFile, iconFiles, iconNames } from "./icons.ts";

type Dependencies = Readonly<{
  settings: Pick<CurrentSettings, "read">;
  media: Pick<MediaStore, "readFile">;
  imageWorker: Pick<ImageWorker, "renderPng">;
}>;

/** Nothing in a drawing may run or load anything, also if somebody opens it on its own. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const versionQuery = z.object({ v: z.optional(z.string()) });

/** ST3: the logo, as text of the settings or as the sign of the theme. Pages name it with its version. */
export function logoRoute(app: App, { settings, media }: Dependencies): void {
  app.get(
    "/logo.svg",
    { config: { access: "public" }, schema: { hide: true, querystring: versionQuery } },
    async (request, reply) => {
      const current = settings.read();
      const image = current.looks.logo?.image;
      const isCurrent = request.query.v === brandVersion(current);
      const svg =
        image?.kind === "svg"
          ? image.svg
          : drawIcon({ ...(await readBrand(current.looks, media)), logo: null }, 64, false);
      return reply
        .header("content-security-policy", drawingPolicy)
        .header("cache-control", isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60")
        .type("image/svg+xml")
        .send(svg);
    },
  );
}

/** The icons of browsers and phones, and the pictures that stand for missing ones. `folder` has those of the default looks. */
export function iconRoutes(app: App, { settings, media, imageWorker }: Dependencies, folder: string): void {
  const drawn = new WeakMap<Looks, Map<IconFile, Promise<Buffer>>>();

  const draw = async (file: IconFile, looks: Looks): Promise<Buffer> => {
    const { theme, colour, logo } = looks;
    if (theme === "mithila" && colour === null && logo === null) return readFile(join(folder, file));
    const renderPng = (drawing: string) => imageWorker.renderPng(drawing);
    return drawIconFile(file, await readBrand(looks, media), folder, renderPng);
  };

  for (const file of iconNames)
    app.get(`/${file}`, { config: { access: "public" }, schema: { hide: true } }, async (_request, reply) => {
      const { looks } = settings.read();
      const files = drawn.get(looks) ?? new Map<IconFile, Promise<Buffer>>();
      drawn.set(looks, files);
      const content = files.get(file) ?? draw(file, looks);
      files.set(file, content);
      // A failed drawing is tried again.
      content.catch(() => files.delete(file));
      return reply
        .header("content-security-policy", drawingPolicy)
        .header("cache-control", "public, max-age=3600")
        .type(iconFiles[file].type)
        .send(await content);
    });
}

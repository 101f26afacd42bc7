import { join } from "node:path";
import type { FastifyBaseLogger, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { isLanguage, type Language } from "#domain/language.ts";
import { jpegPicturePath, pictureWidths } from "#domain/pictures/picture-paths.ts";
import { shareCardVersion, siteCardVersion } from "#domain/share-cards.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ImageWorker } from "#server/platform/media/image-worker.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { type Card, projectCard, propertyCard } from "./card.ts";
import { CardCache } from "./card-cache.ts";
import { CardMaker } from "./card-maker.ts";
import { drawCard, drawSiteCard, pictureWidth } from "./drawing.ts";
import { findSharedProject, findSharedProperty } from "./repository.ts";

export type ShareCards = Readonly<{
  database: Database;
  media: MediaStore;
  workshop: ImageWorker;
  logger: FastifyBaseLogger;
}>;

/** Some 120 KB each: a quarter of a gigabyte at most. */
const maxCards = 2_000;
const jpegFile = `${pictureWidths.jpg[0]}.jpg`;
const largestId = 2_147_483_647;

const version = z.object({ v: z.optional(z.string()) });
const file = z.object({ file: z.string() });
const siteFile = z.object({ language: z.string() });

export async function shareCardRoutes(
  app: App,
  { database, media, workshop, logger }: ShareCards,
): Promise<void> {
  const cache = await CardCache.open(join(media.workDir, ".share-cards"), maxCards);
  const maker = new CardMaker(cache, logger);

  const make = async (card: Card): Promise<Buffer | null> => {
    const content =
      card.picture === null ? undefined : await media.readFile("public", card.picture, jpegFile);
    const drawable = content ? card : { ...card, picture: null };
    return maker.card({ design: siteCardVersion, ...drawable }, async (typesetter) =>
      workshop.renderCard(drawCard(typesetter, drawable), content ? { content, width: pictureWidth } : null),
    );
  };

  app.get(
    "/share/property/:file",
    { config: { access: "public" }, schema: { hide: true, params: file, querystring: version } },
    async (request, reply) => {
      const { id, language } = readName(request.params.file);
      const property = await findSharedProperty(database, id);
      if (!property) throw new Problem("not_found");
      const isCurrent = request.query.v === shareCardVersion(property.updated_at.toISOString());
      return answer(reply, await make(propertyCard(property, language)), isCurrent, property.picture);
    },
  );

  app.get(
    "/share/project/:file",
    { config: { access: "public" }, schema: { hide: true, params: file, querystring: version } },
    async (request, reply) => {
      const { id, language } = readName(request.params.file);
      const project = await findSharedProject(database, id);
      if (!project) throw new Problem("not_found");
      const isCurrent = request.query.v === shareCardVersion(project.updated_at.toISOString());
      return answer(reply, await make(projectCard(project, language)), isCurrent, project.picture);
    },
  );

  app.get(
    "/share/site.:language.jpg",
    { config: { access: "public" }, schema: { hide: true, params: siteFile, querystring: version } },
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) throw new Problem("not_found");
      const card = await maker.card({ design: siteCardVersion, site: language }, async (typesetter) =>
        workshop.renderCard(drawSiteCard(typesetter, language), null),
      );
      return answer(reply, card, request.query.v === siteCardVersion, null);
    },
  );
}

/** "12.np.jpg": which row, in which language. */
function readName(name: string): { id: number; language: Language } {
  const [, digits, language] = /^(\d{1,10})\.(\w+)\.jpg$/.exec(name) ?? [];
  const id = Number(digits);
  if (!isLanguage(language) || !(id <= largestId)) throw new Problem("not_found");
  return { id, language };
}

/** The address of this very content may be kept for ever; any other is looked at again soon. */
function answer(
  reply: FastifyReply,
  card: Buffer | null,
  isCurrent: boolean,
  picture: string | null,
): FastifyReply {
  if (card === null) {
    const instead = picture === null ? "/icon-512.png" : jpegPicturePath(picture);
    return reply.header("cache-control", "no-cache").redirect(instead, 302);
  }
  return reply
    .header("cache-control", isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300")
    .type("image/jpeg")
    .send(card);
}

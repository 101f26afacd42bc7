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
import { CardService } from "./card-service.ts";
import { drawCard, drawSiteCard, pictureWidth } from "./draw-card.ts";
import { findSharedProject, findSharedProperty } from "./repository.ts";

export type ShareCards = Readonly<{
  database: Database;
  media: MediaStore;
  imageWorker: ImageWorker;
  logger: FastifyBaseLogger;
}>;

/** About 120 KB each. */
const maxCards = 2_000;
const jpegFile = `${pictureWidths.jpg[0]}.jpg`;
const maxId = 2_147_483_647;

const versionQuery = z.object({ v: z.optional(z.string()) });
const fileParams = z.object({ file: z.string() });
const siteFileParams = z.object({ language: z.string() });

export async function shareCardRoutes(
  app: App,
  { database, media, imageWorker, logger }: ShareCards,
): Promise<void> {
  // The dot excludes the folder from the served pictures and from the sweep.
  const cache = await CardCache.open(join(media.workDir, ".share-cards"), maxCards);
  const cards = new CardService(cache, logger);

  const drawRowCard = async (card: Card): Promise<Buffer | null> => {
    const content =
      card.picture === null ? undefined : await media.readFile("public", card.picture, jpegFile);
    const drawable = content ? card : { ...card, picture: null };
    return cards.getCard({ design: siteCardVersion, ...drawable }, async (typesetter) =>
      imageWorker.renderCard(
        drawCard(typesetter, drawable),
        content ? { content, width: pictureWidth } : null,
      ),
    );
  };

  app.get(
    "/share/property/:file",
    { config: { access: "public" }, schema: { hide: true, params: fileParams, querystring: versionQuery } },
    async (request, reply) => {
      const { id, language } = readFileName(request.params.file);
      const property = await findSharedProperty(database, id);
      if (!property) throw new Problem("not_found");
      const isCurrent = request.query.v === shareCardVersion(property.updated_at.toISOString());
      return sendCard(
        reply,
        await drawRowCard(propertyCard(property, language)),
        isCurrent,
        property.picture,
      );
    },
  );

  app.get(
    "/share/project/:file",
    { config: { access: "public" }, schema: { hide: true, params: fileParams, querystring: versionQuery } },
    async (request, reply) => {
      const { id, language } = readFileName(request.params.file);
      const project = await findSharedProject(database, id);
      if (!project) throw new Problem("not_found");
      const isCurrent = request.query.v === shareCardVersion(project.updated_at.toISOString());
      return sendCard(reply, await drawRowCard(projectCard(project, language)), isCurrent, project.picture);
    },
  );

  app.get(
    "/share/site.:language.jpg",
    {
      config: { access: "public" },
      schema: { hide: true, params: siteFileParams, querystring: versionQuery },
    },
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) throw new Problem("not_found");
      const card = await cards.getCard({ design: siteCardVersion, site: language }, async (typesetter) =>
        imageWorker.renderCard(drawSiteCard(typesetter, language), null),
      );
      return sendCard(reply, card, request.query.v === siteCardVersion, null);
    },
  );
}

/** Reads "12.np.jpg". */
function readFileName(name: string): { id: number; language: Language } {
  const [, digits, language] = /^(\d{1,10})\.(\w+)\.jpg$/.exec(name) ?? [];
  const id = Number(digits);
  if (!isLanguage(language) || !(id <= maxId)) throw new Problem("not_found");
  return { id, language };
}

/** Only the URL of the current version may be cached for long. */
function sendCard(
  reply: FastifyReply,
  card: Buffer | null,
  isCurrent: boolean,
  picture: string | null,
): FastifyReply {
  if (card === null) {
    const fallback = picture === null ? "/icon-512.png" : jpegPicturePath(picture);
    return reply.header("cache-control", "no-cache").redirect(fallback, 302);
  }
  return reply
    .header("cache-control", isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300")
    .type("image/jpeg")
    .send(card);
}

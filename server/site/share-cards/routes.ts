import { join } from "node:path";
import type { FastifyBaseLogger, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { isLanguage, type Language } from "#domain/language.ts";
import { pictureWidths as fileWidths, jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { toRupees } from "#domain/rates/dollars.ts";
import { maxRowId } from "#domain/row-id.ts";
import { cardDesign, shareCardVersion, siteCardVersion } from "#domain/share-cards.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { ImageWorker } from "#server/platform/media/image-worker.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { type CurrentRates, dollarRateOfToday } from "#server/resources/rates/current-rates.ts";
import { brandVersion } from "#server/site/looks/brand-version.ts";
import { type Card, projectCard, propertyCard } from "./card.ts";
import { cardBrand } from "./card-brand.ts";
import { CardCache } from "./card-cache.ts";
import { CardService } from "./card-service.ts";
import { drawCard, pictureWidths } from "./draw-card.ts";
import { drawSiteCard } from "./draw-site-card.ts";
import { findSharedProject, findSharedProperty } from "./repository.ts";

export type ShareCards = Readonly<{
  database: Database;
  media: MediaStore;
  imageWorker: ImageWorker;
  logger: FastifyBaseLogger;
  settings: Pick<CurrentSettings, "read">;
  rates: CurrentRates;
}>;

/** About 120 KB each. */
const maxCards = 2_000;
const jpegFile = `${fileWidths.jpg[0]}.jpg`;

const versionQuery = z.object({ v: z.optional(z.string()) });
const fileParams = z.object({ file: z.string() });
const siteFileParams = z.object({ language: z.string() });

export async function shareCardRoutes(
  app: App,
  { database, media, imageWorker, logger, settings, rates }: ShareCards,
): Promise<void> {
  // The dot excludes the folder from the served pictures and from the sweep.
  const cache = await CardCache.open(join(media.workDir, ".share-cards"), maxCards);
  const cards = new CardService(cache, logger);

  const drawRowCard = async (card: Card): Promise<Buffer | null> => {
    const content =
      card.picture === null ? undefined : await media.readFile("public", card.picture, jpegFile);
    const brand = await cardBrand(settings.read(), card.language, media);
    const drawable = content ? card : { ...card, picture: null };
    return cards.getCard({ design: cardDesign, brand, ...drawable }, async (typesetter) =>
      imageWorker.renderCard(
        drawCard(typesetter, drawable, brand),
        content ? { content, width: pictureWidths[brand.style] } : null,
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
      const isCurrent =
        request.query.v ===
        shareCardVersion({ updated_at: property.updated_at.toISOString() }, brandVersion(settings.read()));
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
      const found = await findSharedProject(database, id);
      if (!found) throw new Problem("not_found");
      const rupees = toRupees(found.proj_budget, dollarRateOfToday(rates));
      const project = { ...found, budget_rupees: rupees };
      const shared = { updated_at: project.updated_at.toISOString(), budget_rupees: rupees };
      const isCurrent = request.query.v === shareCardVersion(shared, brandVersion(settings.read()));
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
      const brand = await cardBrand(settings.read(), language, media);
      const card = await cards.getCard({ design: cardDesign, site: language, brand }, async (typesetter) =>
        imageWorker.renderCard(drawSiteCard(typesetter, brand), null),
      );
      return sendCard(reply, card, request.query.v === siteCardVersion(brandVersion(settings.read())), null);
    },
  );
}

/** Reads "12.np.jpg". */
function readFileName(name: string): { id: number; language: Language } {
  const [, digits, language] = /^(\d{1,10})\.(\w+)\.jpg$/.exec(name) ?? [];
  const id = Number(digits);
  if (!isLanguage(language) || !(id <= maxRowId)) throw new Problem("not_found");
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

import { basename, dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import { type MapStreets, mapStreetsSchema } from "#domain/places/map-streets.ts";
import type { MapStreetsSettings } from "#server/platform/config.ts";
import type { App } from "#server/platform/http/app-type.ts";

const filePath = "/map/streets.pmtiles";
const hourSeconds = 60 * 60;

/** MP2: tells maps which streets to show, and serves the file of MAP_PMTILES, of which browsers read ranges. */
export async function streetRoutes(app: App, settings: MapStreetsSettings): Promise<void> {
  const streets = describeStreets(settings);
  app.get(
    "/api/map/streets/",
    {
      config: { access: "public" },
      schema: {
        summary: "The streets beneath the boundaries of a map",
        description:
          "`raster` has a URL of tiles, `vector` that of a PMTiles file; `none` means boundaries only.",
        tags: ["map"],
        response: { 200: mapStreetsSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", `public, max-age=${hourSeconds}`);
      return streets;
    },
  );
  const { file } = settings;
  if (file === undefined) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: dirname(file), serve: false, cacheControl: false });
    scope.get(
      filePath,
      { config: { access: "public" }, schema: { hide: true }, compress: false },
      (_request, reply) =>
        reply
          .header("cache-control", `public, max-age=${hourSeconds}`)
          .type("application/vnd.pmtiles")
          .sendFile(basename(file)),
    );
  });
}

function describeStreets({ tilesUrl, file, attribution }: MapStreetsSettings): MapStreets {
  if (tilesUrl !== undefined) return { kind: "raster", url: tilesUrl, attribution };
  if (file !== undefined) return { kind: "vector", url: filePath, attribution };
  return { kind: "none", url: "", attribution: "" };
}

import { useQuery } from "@tanstack/react-query";
import { type MapNames, mapNamesSchema } from "#domain/places/map-names.ts";
import { parseBody } from "#web/admin/calls/parse-body.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { request } from "#web/api/request.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import districtsUrl from "./boundaries/districts.json?url";
import localLevelsUrl from "./boundaries/local-levels.json?url";
import { readShapes, type Shape, type Topology } from "./boundaries.ts";

/** Without names, if they could not be fetched, the map still works. */
export type MapData = Readonly<{
  districts: readonly Shape[];
  localLevels: readonly Shape[];
  names: MapNames | undefined;
}>;

/** The boundaries and names of the map, fetched once. */
export function useMapData() {
  const language = useLanguage();
  const boundaries = useQuery({
    queryKey: ["map", "boundaries"],
    queryFn: async () => {
      const [districts, localLevels] = await Promise.all([districtsUrl, localLevelsUrl].map(fetchShapes));
      return { districts: districts ?? [], localLevels: localLevels ?? [] };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = useQuery({
    queryKey: ["map", "names", language],
    queryFn: async () => {
      const body = await request({ method: "GET", path: `/api/places/names/?lang=${language}` });
      return parseBody((value) => mapNamesSchema.parse(value), body);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const data: MapData | undefined = boundaries.data && { ...boundaries.data, names: names.data };
  return {
    data,
    isFailed: boundaries.isError,
    retry: () => void boundaries.refetch(),
  };
}

/** The files are part of the build, so their content is known. */
async function fetchShapes(url: string): Promise<Shape[]> {
  const response = await fetch(url);
  if (!response.ok) throw new CallFailure("unreadable");
  return readShapes((await response.json()) as Topology);
}

import { useQuery } from "@tanstack/react-query";
import type { MapNames } from "#domain/places/map-names.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { Shape } from "#web/map/boundaries.ts";
import { loadDistricts, loadLocalLevels, loadNames, provinces } from "#web/map/load-boundaries.ts";

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
      const [districts, localLevels] = await Promise.all([
        loadDistricts(),
        Promise.all(provinces.map(loadLocalLevels)),
      ]);
      return { districts, localLevels: localLevels.flat() };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = useQuery({
    queryKey: ["map", "names", language],
    queryFn: () => loadNames(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const data: MapData | undefined = boundaries.data && { ...boundaries.data, names: names.data };
  return {
    data,
    isFailed: boundaries.isError,
    retry: () => void boundaries.refetch(),
  };
}

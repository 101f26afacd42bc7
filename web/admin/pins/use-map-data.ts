import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLanguage } from "#web/i18n/use-language.ts";
import { loadDistricts, loadLocalLevels, loadNames, provinces } from "#web/map/load-boundaries.ts";
import type { Boundaries, PinCanvas } from "./pin-canvas.ts";

/** Leaflet loads with the boundaries. */
export type MapData = Boundaries & Readonly<{ PinCanvas: typeof PinCanvas }>;

/** The boundaries and names of the map, fetched once. */
export function useMapData() {
  const language = useLanguage();
  const boundaries = useQuery({
    queryKey: ["map", "boundaries"],
    queryFn: async () => {
      const [{ PinCanvas }, districts, ...localLevels] = await Promise.all([
        import("./pin-canvas.ts"),
        loadDistricts(),
        ...provinces.map(loadLocalLevels),
      ]);
      return { PinCanvas, districts, localLevels: localLevels.flat() };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = useQuery({
    queryKey: ["map", "names", language],
    queryFn: () => loadNames(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The map is drawn anew for other data.
  const data = useMemo<MapData | undefined>(
    () => boundaries.data && { ...boundaries.data, names: names.data },
    [boundaries.data, names.data],
  );
  return {
    data,
    isFailed: boundaries.isError,
    retry: () => void boundaries.refetch(),
  };
}

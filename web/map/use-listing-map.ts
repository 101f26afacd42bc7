import type * as L from "leaflet";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { rupeesInShort } from "#domain/money.ts";
import { readBounds } from "#domain/places/bounds.ts";
import { type MapPin, mapPinsSchema } from "#domain/places/map-pins.ts";
import { request } from "#web/api/request.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useQuery } from "#web/ui/use-query.ts";
import { addBaseLayers, createLabelledMap, nepal } from "./leaflet-map.ts";
import { type MapKind, mapQuery, mapSources, withBounds } from "./map-source.ts";
import { markListItems } from "./mark-list-item.ts";
import { boundsOf, PinMarkers, type ShownCount } from "./pin-markers.ts";

const followDelayMs = 500;
const closestFitZoom = 15;
/** Room for the prices at the edge. */
const fitPaddingPx = 40;

export type OpenedPins = Readonly<{ pins: readonly MapPin[]; opener: HTMLElement }>;
type Mounted = Readonly<{ map: L.Map; markers: PinMarkers }>;
type Failure = "boundaries" | "pins" | null;

/** The map of a list: its pins follow the map, and the list follows it through the address. */
export function useListingMap(kind: MapKind, element: RefObject<HTMLElement | null>) {
  const { t } = useMapTranslation();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const isPageLoading = useNavigation().state === "loading";
  const address = useQuery();
  const query = mapQuery(kind, address);
  const addressBounds = address.get("bounds");
  const [mounted, setMounted] = useState<Mounted>();
  const [failure, setFailure] = useState<Failure>(null);
  const [isLoading, setIsLoading] = useState(true);
  const [shown, setShown] = useState<ShownCount>();
  const [opened, setOpened] = useState<OpenedPins | null>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const [hasMoved, setHasMoved] = useState(false);
  /** Bounds that the visitor has moved the map to. The map is there already. */
  const visitedBounds = useRef<string | null>(null);
  const isMovedByCode = useRef(false);
  const lastLoad = useRef(0);
  const loadedAddress = useRef("");
  const followTimer = useRef<number>(undefined);

  const shownPrice = useEffectEvent(({ price }: MapPin) =>
    price === null ? t("ask") : rupeesInShort(price, language),
  );
  // Begins with what the pin shows, for people who say its name.
  const nameOf = useEffectEvent((pin: MapPin) =>
    t(pin.radius_m === 0 ? "pin" : "area", { name: pin.name, price: shownPrice(pin) }),
  );

  function moveMap(map: L.Map, bounds: L.LatLngBoundsExpression, paddingPx = 0): void {
    isMovedByCode.current = true;
    map.fitBounds(bounds, { animate: false, maxZoom: closestFitZoom, padding: [paddingPx, paddingPx] });
    isMovedByCode.current = false;
  }

  async function loadPins({ map, markers }: Mounted, bounds: string | null): Promise<void> {
    const load = ++lastLoad.current;
    loadedAddress.current = `${query} ${bounds}`;
    setIsLoading(true);
    try {
      const path = `${mapSources[kind].pins}?${query}${bounds === null ? "" : `&bounds=${bounds}`}&lang=${language}`;
      const answer = await request({ method: "GET", path }, mapPinsSchema);
      if (load !== lastLoad.current) return;
      setFailure(null);
      const points = [...answer.pins, ...answer.clusters];
      if (bounds === null) moveMap(map, points.length > 0 ? boundsOf(points) : nepal, fitPaddingPx);
      markers.show(answer);
    } catch {
      if (load === lastLoad.current) setFailure("pins");
    } finally {
      if (load === lastLoad.current) setIsLoading(false);
    }
  }

  const handleMove = useEffectEvent((current: Mounted) => {
    if (isMovedByCode.current) return;
    visitedBounds.current = boundsText(current.map);
    void loadPins(current, visitedBounds.current);
    setHasMoved(true);
    clearTimeout(followTimer.current);
    if (isFollowing) followLater();
  });

  function followLater(): void {
    followTimer.current = window.setTimeout(follow, followDelayMs);
  }

  const follow = useEffectEvent(() => {
    // Searching now would cancel what the visitor has pressed meanwhile: a listing, or other filters.
    if (isPageLoading) followLater();
    else searchHere();
  });

  function searchHere(): void {
    if (!mounted) return;
    setHasMoved(false);
    const bounds = boundsText(mounted.map);
    visitedBounds.current = bounds;
    void navigate(withBounds(address, bounds), { replace: true, preventScrollReset: true });
  }

  const mount = useEffectEvent((container: HTMLElement): Mounted => {
    const map = createLabelledMap(container, {
      label: t("label"),
      zoomIn: t("zoomIn"),
      zoomOut: t("zoomOut"),
    });
    const markers = new PinMarkers(
      map,
      {
        price: shownPrice,
        pin: nameOf,
        count: (count, isExact) => `${format.number(count)}${isExact ? "" : "+"}`,
        cluster: (count) => t("cluster", { count }),
      },
      (pins, opener) => {
        opener.setAttribute("aria-expanded", "true");
        setOpened({ pins, opener });
      },
      setShown,
    );
    return { map, markers };
  });

  const drawBaseLayers = useEffectEvent(async (map: L.Map) => {
    try {
      await addBaseLayers(map, language);
    } catch {
      setFailure("boundaries");
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other labels
  useEffect(() => {
    if (!element.current) return;
    loadedAddress.current = "";
    const created = mount(element.current);
    void drawBaseLayers(created.map);
    created.map.on("moveend", () => handleMove(created));
    const stopMarking = markListItems(created.map);
    // The window, or the list beside the map, has another size.
    const resized = new ResizeObserver(() => {
      isMovedByCode.current = true;
      created.map.invalidateSize({ animate: false });
      isMovedByCode.current = false;
    });
    resized.observe(created.map.getContainer());
    setMounted(created);
    return () => {
      clearTimeout(followTimer.current);
      resized.disconnect();
      stopMarking();
      created.map.remove();
    };
  }, [element, language]);

  const showAddress = useEffectEvent((current: Mounted, bounds: string | null) => {
    if (loadedAddress.current === `${query} ${bounds}`) return;
    setOpened(null);
    const sides = bounds === null ? null : readBounds(bounds);
    if (!sides) return void loadPins(current, null);
    const [west, south, east, north] = sides;
    if (bounds !== visitedBounds.current)
      moveMap(current.map, [
        [south, west],
        [north, east],
      ]);
    void loadPins(current, boundsText(current.map));
    loadedAddress.current = `${query} ${bounds}`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters have other pins
  useEffect(() => {
    if (mounted) showAddress(mounted, addressBounds);
  }, [mounted, addressBounds, query]);

  return {
    failure,
    isLoading,
    shown,
    opened,
    close() {
      opened?.opener.setAttribute("aria-expanded", "false");
      opened?.opener.focus();
      setOpened(null);
    },
    isFollowing,
    setIsFollowing(follows: boolean) {
      setIsFollowing(follows);
      if (follows && hasMoved) searchHere();
    },
    /** Null while there is nothing to search for. */
    searchHere: hasMoved && !isFollowing ? searchHere : null,
    showAll:
      addressBounds === null
        ? null
        : () => void navigate(withBounds(address, null), { replace: true, preventScrollReset: true }),
    retry() {
      if (!mounted) return;
      if (failure === "boundaries") void drawBaseLayers(mounted.map);
      setFailure(null);
      loadedAddress.current = "";
      showAddress(mounted, addressBounds);
    },
  };
}

/** The visible part of the map as the address has it. */
function boundsText(map: L.Map): string {
  const bounds = map.getBounds();
  const sides = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return sides.map((side) => Number(side.toFixed(4))).join(",");
}

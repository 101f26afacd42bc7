import { useNavigation } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { MapPin } from "#domain/places/map-pins.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { ListingMap } from "./listing-map.tsx";

/** Towns across the country; several listings in each, two of them at the very same place. */
const towns = [
  [26.73, 85.93],
  [26.66, 87.27],
  [27.67, 85.32],
  [27.71, 85.34],
  [28.7, 80.59],
] as const;
const pins: MapPin[] = towns.flatMap(([latitude, longitude], town) =>
  [0, 0, 0.0002, 0.004, 0.02].map((offset, index) => ({
    id: town * 10 + index,
    name: `Listing ${town}-${index}`,
    price: 4_500_000,
    latitude: latitude + offset,
    longitude: longitude + offset / 2,
    radius_m: 0,
  })),
);

type Sides = readonly [west: number, south: number, east: number, north: number];

/** The API's answer: what is on this part of the map, and a little around it. */
function pinsIn([west, south, east, north]: Sides) {
  const [marginX, marginY] = [(east - west) / 10, (north - south) / 10];
  return pins.filter(
    ({ latitude, longitude }) =>
      latitude > south - marginY &&
      latitude < north + marginY &&
      longitude > west - marginX &&
      longitude < east + marginX,
  );
}

const country = "80,26.3,88.3,30.5";
const markers = () => [...document.querySelectorAll<HTMLElement>(".map-pin, .map-cluster")];
const links = () => [...document.querySelectorAll("[role=dialog] a")].map(({ textContent }) => textContent);

/** The marker whose middle is nearest to a place. */
function markerNear({ latitude, longitude }: MapPin, [west, south, east, north]: Sides): HTMLElement {
  const canvas = document.querySelector(".map-canvas")?.getBoundingClientRect() ?? new DOMRect();
  const x = canvas.left + (canvas.width * (longitude - west)) / (east - west);
  const y = canvas.top + (canvas.height * (north - latitude)) / (north - south);
  const distance = (marker: HTMLElement) => {
    const box = marker.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
  };
  const [nearest] = markers().toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error("The map has no markers.");
  return nearest;
}

test.each([360, 768, 1440])("MP1: every listing is reached by tapping, %i px wide", async (width) => {
  await page.viewport(width, 800);
  const prefersLessMotion = { matches: true } as MediaQueryList;
  vi.spyOn(window, "matchMedia").mockReturnValue(prefersLessMotion);
  let shown: Sides = [0, 0, 0, 0];
  let answered = 0;
  serveApi({
    "GET /api/map/": ({ query }) => {
      shown = (query.get("bounds") ?? "").split(",").map(Number) as unknown as Sides;
      answered++;
      return { json: { pins: pinsIn(shown), clusters: [] } };
    },
    "GET /api/map/streets/": { json: { kind: "none", url: "", attribution: "" } },
  });
  const reached = new Set<string>();
  for (const pin of pins) {
    if (reached.has(pin.name)) continue;
    const opened = await openPage(
      <ListingMap kind="sale" matching={null} className="h-[500px]" />,
      `/?bounds=${country}`,
    );
    await expect.poll(() => markers().length).toBeGreaterThan(0);
    for (let taps = 0; links().length === 0; taps++) {
      expect(taps, pin.name).toBeLessThan(10);
      const before = answered;
      markerNear(pin, shown).click();
      await expect.poll(() => links().length > 0 || answered > before).toBe(true);
      await expect.poll(() => document.querySelector(".map-canvas[aria-busy=false]")).not.toBeNull();
    }
    expect(links(), `from ${pin.name}`).toContain(pin.name);
    for (const name of links()) reached.add(name);
    await opened.unmount();
  }
  vi.restoreAllMocks();
});

test("MP1: the map says how many listings of the list have no pin", async () => {
  serveApi({
    "GET /api/map/": { json: { pins: pins.slice(0, 5), clusters: [] } },
    "GET /api/map/streets/": { json: { kind: "none", url: "", attribution: "" } },
  });
  await openPage(<ListingMap kind="sale" matching={8} className="h-[500px]" />);
  await expect.element(page.getByText(/3 have no place on the map/)).toBeVisible();
});

function Navigation() {
  return <p>{useNavigation().state}</p>;
}

test("MP1: a map that follows does not cancel the page that was opened meanwhile, on a slow connection", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  serveApi({
    "GET /api/map/": { json: { pins, clusters: [] } },
    "GET /api/map/streets/": { json: { kind: "none", url: "", attribution: "" } },
  });
  const { router } = await openPage(
    <>
      <Navigation />
      <ListingMap kind="sale" matching={null} className="h-[500px]" />
    </>,
    `/?bounds=${country}`,
  );
  const { promise, resolve } = Promise.withResolvers<null>();
  router.patchRoutes("root", [{ path: "listing", loader: () => promise, element: <h1>The listing</h1> }]);
  await expect.poll(() => markers().length).toBeGreaterThan(0);
  const [zoomIn] = page.getByRole("button", { name: "Zoom in" }).elements() as HTMLElement[];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  zoomIn?.click();
  void router.navigate("/listing");
  await expect.element(page.getByText("loading")).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  resolve(null);
  await expect.element(page.getByRole("heading", { name: "The listing" })).toBeVisible();
  vi.restoreAllMocks();
});

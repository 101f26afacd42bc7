import * as L from "leaflet";

/** MP1: marks the place of the list's item that has the pointer or the focus. Returns a function that stops it. */
export function markListItems(map: L.Map): () => void {
  const icon = L.divIcon({
    className: "map-mark",
    html: document.createElement("span"),
    iconSize: [0, 0],
  });
  const marker = L.marker([0, 0], { icon, interactive: false, keyboard: false, zIndexOffset: 2000 });
  const mark = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest<HTMLElement>("[data-map-point]") : null;
    const [latitude, longitude] = item?.dataset.mapPoint?.split(",").map(Number) ?? [];
    if (latitude === undefined || longitude === undefined) marker.remove();
    else marker.setLatLng([latitude, longitude]).addTo(map);
  };
  const stopped = new AbortController();
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, mark, { signal: stopped.signal });
  return () => stopped.abort();
}

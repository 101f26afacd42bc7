type Point = Readonly<{ latitude: number; longitude: number }>;

/** Opened by the visitor only; the page itself asks no other site. */
export function directionsUrl({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

export function openStreetMapUrl({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** About four kilometres around. */
const nearbyDegrees = 0.04;

/** MP3: the address of a list that shows what is around. */
export function nearbyAddress(path: string, { latitude, longitude }: Point): string {
  const sides = [
    longitude - nearbyDegrees,
    latitude - nearbyDegrees,
    longitude + nearbyDegrees,
    latitude + nearbyDegrees,
  ];
  return `${path}?bounds=${sides.map((side) => Number(side.toFixed(4))).join(",")}&view=both`;
}

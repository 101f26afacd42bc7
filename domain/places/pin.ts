export const pinPrecisions = ["exact", "approximate"] as const;
export type PinPrecision = (typeof pinPrecisions)[number];

/** The rectangle around Nepal, with a margin of some kilometres. */
export const nepalBounds = { south: 26.3, north: 30.5, west: 80.0, east: 88.3 } as const;

/** A point on the map, set by staff. */
export type Pin = Readonly<{ latitude: number; longitude: number; precision: PinPrecision }>;

/** What visitors may know about a pin: the point itself, or a circle around an area that contains it. */
export type PublicLocation = Readonly<{
  latitude: number;
  longitude: number;
  precision: PinPrecision;
  /** 0 for an exact point. */
  radiusMetres: number;
}>;

/** The sides of a cell of the grid. */
const cellMetres = 300;
const metresPerDegree = 111_320;
const cellLatitude = cellMetres / metresPerDegree;
/** The circle around a cell. */
export const approximateRadiusMetres = Math.ceil((cellMetres * Math.SQRT2) / 2);

/**
 * PL3: an approximate pin is published as the centre of its cell of a fixed grid. All pins in a cell have the same public
 * location, so that neither repeated reads nor moving a pin within its cell reveal the point.
 */
export function publicLocation({ latitude, longitude, precision }: Pin): PublicLocation {
  if (precision === "exact") return { latitude, longitude, precision, radiusMetres: 0 };
  const centreLatitude = centreOfCell(latitude, cellLatitude);
  // Degrees of longitude get shorter to the north. The width depends on the row alone, so that rows have a fixed grid.
  const cellLongitude = cellLatitude / Math.cos((centreLatitude * Math.PI) / 180);
  return {
    latitude: toSixDecimals(centreLatitude),
    longitude: toSixDecimals(centreOfCell(longitude, cellLongitude)),
    precision,
    radiusMetres: approximateRadiusMetres,
  };
}

function centreOfCell(degrees: number, cellSize: number): number {
  return (Math.floor(degrees / cellSize) + 0.5) * cellSize;
}

/** Ten centimetres: more decimals would only be noise. */
function toSixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

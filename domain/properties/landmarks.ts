import { normaliseDigits } from "#domain/numbers.ts";

export const landmarkKinds = [
  "school",
  "hospital",
  "market",
  "bus_stop",
  "highway",
  "airport",
  "temple",
  "bank",
] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

/** How far a landmark is, in metres or in minutes on foot or by road, as people say it. */
export type Landmark = Readonly<
  { kind: LandmarkKind; metres: number } | { kind: LandmarkKind; minutes: number }
>;

export const maxLandmarks = 8;
export const maxLandmarkDistances = { metres: 100_000, minutes: 600 } as const;
export const distanceUnits = ["metres", "minutes"] as const;
type DistanceUnit = (typeof distanceUnits)[number];

/** The parts of a landmark as texts, such as those of a form's row, where parts can be missing. */
export type LandmarkParts = Readonly<{ kind: string; distance: string; unit: DistanceUnit }>;

export function landmarkParts(landmark: Landmark): LandmarkParts {
  const { kind } = landmark;
  return "metres" in landmark
    ? { kind, distance: String(landmark.metres), unit: "metres" }
    : { kind, distance: String(landmark.minutes), unit: "minutes" };
}

/** The text of a landmark in forms and spreadsheets: "school 500 metres". */
export function landmarkText({ kind, distance, unit }: LandmarkParts): string {
  return `${kind} ${distance} ${unit}`;
}

/** Splits a landmark's text, also an incomplete one. */
export function splitLandmarkText(text: string): LandmarkParts {
  const [kind = "", ...rest] = text.split(" ");
  return {
    kind,
    distance: rest.slice(0, -1).join(" "),
    unit: rest.at(-1) === "minutes" ? "minutes" : "metres",
  };
}

/** Reads an object of the API, or a text of a form. Returns null if a part is missing or out of range. */
export function readLandmark(value: unknown): Landmark | null {
  const parts = typeof value === "string" ? splitLandmarkText(value.trim()) : readParts(value);
  const kind = landmarkKinds.find((known) => known === parts?.kind);
  const distance = normaliseDigits(parts?.distance.trim() ?? "");
  if (!parts || !kind || !/^\d{1,6}$/.test(distance)) return null;
  const number = Number(distance);
  if (number < 1 || number > maxLandmarkDistances[parts.unit]) return null;
  return parts.unit === "metres" ? { kind, metres: number } : { kind, minutes: number };
}

function readParts(value: unknown): LandmarkParts | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, metres, minutes } = value as Readonly<Record<string, unknown>>;
  if ((metres === undefined) === (minutes === undefined)) return null;
  const unit = metres === undefined ? "minutes" : "metres";
  return { kind: String(kind), distance: String(metres ?? minutes), unit };
}

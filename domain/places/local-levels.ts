import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { correctedDistricts, correctedLocalLevels, correctedProvinces } from "./corrected-names.ts";
import { type LocalLevelKind, localLevelKinds } from "./kinds.ts";
import data from "./places.json" with { type: "json" };

// `places.json` has the 7 provinces, 77 districts and 753 local levels of Nepal. Rows of the database refer to its ids, so an
// id never changes and is never used again. It is 114 KB and stays on the server: `tools/bundle-size.ts` checks the build.

type Names = Readonly<Record<Language, string>>;
export type Province = Readonly<{ id: number; names: Names }>;
type Point = Readonly<{ latitude: number; longitude: number }>;
export type District = Readonly<{ id: number; names: Names; provinceId: number; centre: Point }>;
export type LocalLevel = Readonly<{
  id: number;
  names: Names;
  kind: LocalLevelKind;
  /** Wards are numbered from 1 to this. */
  wards: number;
  districtId: number;
  centre: Point;
}>;

const kindSchema = z.enum(localLevelKinds);

export const provinces: readonly Province[] = data.provinces.map(({ id, en, np }) => ({
  id,
  names: { en, np, ...correctedProvinces[id] },
}));

export const districts: readonly District[] = data.districts.map((row) => ({
  id: row.id,
  names: { en: row.en, np: row.np, ...correctedDistricts[row.id] },
  provinceId: row.province,
  centre: { latitude: row.latitude, longitude: row.longitude },
}));

export const localLevels: readonly LocalLevel[] = data.localLevels.map((row) => ({
  id: row.id,
  names: { en: row.en, np: row.np, ...correctedLocalLevels[row.id] },
  kind: kindSchema.parse(row.kind),
  wards: row.wards,
  districtId: row.district,
  centre: { latitude: row.latitude, longitude: row.longitude },
}));

const provincesById = byId(provinces);
const districtsById = byId(districts);
const localLevelsById = byId(localLevels);

export function findLocalLevel(id: number): LocalLevel | undefined {
  return localLevelsById.get(id);
}

export function districtOf({ districtId }: LocalLevel): District {
  return known(districtsById.get(districtId));
}

export function provinceOf({ provinceId }: District): Province {
  return known(provincesById.get(provinceId));
}

export function hasWard({ wards }: LocalLevel, ward: number): boolean {
  return Number.isInteger(ward) && ward >= 1 && ward <= wards;
}

function byId<Place extends { readonly id: number }>(places: readonly Place[]): ReadonlyMap<number, Place> {
  return new Map(places.map((place) => [place.id, place]));
}

function known<Place>(place: Place | undefined): Place {
  if (!place) throw new Error("places.json refers to a district or province that it does not contain");
  return place;
}

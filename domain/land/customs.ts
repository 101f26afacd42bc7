import type { LandCustom } from "./units.ts";

/** The districts of the Terai by their ids in `places.json`, from east to west. */
export const teraiDistricts = {
  Jhapa: 4,
  Morang: 6,
  Sunsari: 11,
  Saptari: 21,
  Siraha: 19,
  Dhanusha: 20,
  Mahottari: 22,
  Sarlahi: 18,
  Rautahat: 17,
  Bara: 16,
  Parsa: 15,
  Chitwan: 24,
  Nawalpur: 43,
  Parasi: 48,
  Rupandehi: 49,
  Kapilvastu: 47,
  Dang: 53,
  Banke: 57,
  Bardiya: 58,
  Kailali: 77,
  Kanchanpur: 76,
} as const;

/** Districts of the hills whose towns lie in valleys of the inner Terai: bigha in the valley, ropani above it. */
export const mixedDistricts = { Udayapur: 14, Sindhuli: 34, Makwanpur: 30, Surkhet: 66 } as const;

const customs = new Map<number, LandCustom | null>([
  ...Object.values(teraiDistricts).map((id) => [id, "bigha"] as const),
  ...Object.values(mixedDistricts).map((id) => [id, null] as const),
]);

/** LD2: the units that people of the district use. Null if they use both: then an area is shown as it was entered. */
export function landCustomOf(districtId: number): LandCustom | null {
  const custom = customs.get(districtId);
  return custom === undefined ? "ropani" : custom;
}

import type { LandCustom } from "./units.ts";

/**
 * The districts of the Terai by their ids in `places.json`, from east to west. The other 56 count in ropani. People in a
 * valley of the inner Terai, such as Hetauda's, may use both; visitors can choose.
 */
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

const bighaDistricts = new Set<number>(Object.values(teraiDistricts));

/** LD2: the units that people of the district use. */
export function landCustomOf(districtId: number): LandCustom {
  return bighaDistricts.has(districtId) ? "bigha" : "ropani";
}

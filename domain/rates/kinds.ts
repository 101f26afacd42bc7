/** ST2: what a rate is for. */
export const rateKinds = ["registration", "reduction", "loan_interest", "dollar", "overhead", "vat"] as const;
export type RateKind = (typeof rateKinds)[number];

/** CN2: for estimates alone. Visitors get none of them. */
export function isConstructionKind(kind: RateKind): boolean {
  return kind === "overhead" || kind === "vat";
}

/** Buyers who pay less for the registration. The note of `others` says who they are. */
export const beneficiaries = [
  "women",
  "single_women",
  "joint_spouses",
  "seniors",
  "disabled",
  "others",
] as const;
export type Beneficiary = (typeof beneficiaries)[number];

/** The ids of the provinces in `domain/places/places.json`. */
export const provinceIds = [1, 2, 3, 4, 5, 6, 7] as const;
export type ProvinceId = (typeof provinceIds)[number];

/** Whether rates of this kind differ by province and kind of local level. */
export function isByPlace(kind: RateKind): boolean {
  return kind === "registration" || kind === "reduction";
}

/** Building Act 2055, section 8: क, ख, ग, घ. */
export const buildingClasses = ["a", "b", "c", "d"] as const;
export type BuildingClass = (typeof buildingClasses)[number];

/** Where a picture of a site was taken from. */
export const sides = ["north", "east", "south", "west", "inside"] as const;
export type Side = (typeof sides)[number];

export const paymentMethods = ["cash", "bank", "cheque", "wallet"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** CN7: the steps of a municipality's permit, in their order. */
export const permitKinds = ["plinth", "superstructure", "completion"] as const;
export type PermitKind = (typeof permitKinds)[number];

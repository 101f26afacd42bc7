export const sellPropertyTypes = ["House", "Apartment", "Condo", "Townhouse", "Land"] as const;
export type SellPropertyType = (typeof sellPropertyTypes)[number];

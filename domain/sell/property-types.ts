export const sellPropertyTypes = ["House", "Apartment", "Condo", "Townhouse"] as const;
export type SellPropertyType = (typeof sellPropertyTypes)[number];

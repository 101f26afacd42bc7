/** What the plots of land have in common. */
export const plot = {
  property_type: "land",
  for_type: "sale",
  bedrooms: 0,
  bathrooms: 0,
  features: [],
  is_featured: false,
} as const;

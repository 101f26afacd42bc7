/** LD3: the units of area by which land is priced. Apart from their arithmetic, which forms load later. */
export const areaPriceUnits = ["aana", "kattha", "dhur", "sq_ft"] as const;
export type AreaPriceUnit = (typeof areaPriceUnits)[number];

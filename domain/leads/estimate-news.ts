/** CN3: what the timeline of a lead says of an estimate. */
export const estimateNews = ["sent", "asked", "accepted", "declined"] as const;
export type EstimateNews = (typeof estimateNews)[number];

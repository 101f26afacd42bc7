/** CN6: what became of a variation. Staff may withdraw one that the client has not decided on. */
export const variationStates = ["draft", "sent", "accepted", "declined", "withdrawn"] as const;
export type VariationState = (typeof variationStates)[number];

/** Kinds of local levels, in the order in which suggestions prefer them. */
export const localLevelKinds = ["metropolitan", "sub-metropolitan", "municipality", "rural"] as const;
export type LocalLevelKind = (typeof localLevelKinds)[number];

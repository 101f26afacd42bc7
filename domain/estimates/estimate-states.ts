/** CN2, CN3: what became of a version. */
export const versionStates = ["draft", "sent", "accepted", "declined", "replaced"] as const;
export type VersionState = (typeof versionStates)[number];

export const estimateEventKinds = [
  "created",
  "version",
  "sent",
  "asked",
  "answered",
  "accepted",
  "declined",
] as const;
export type EstimateEventKind = (typeof estimateEventKinds)[number];

/** Whether staff may begin another version: an accepted estimate changes by variations only. */
export function canRevise(states: readonly VersionState[]): boolean {
  return !states.some((state) => state === "draft" || state === "accepted");
}

/** CN3: whether the client may still decide on a day in Kathmandu. */
export function canDecide(state: VersionState, validUntil: string | null, today: string): boolean {
  return state === "sent" && (validUntil === null || today <= validUntil);
}

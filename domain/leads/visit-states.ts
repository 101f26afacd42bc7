/** DY5: `asked` until one side confirms what the other has chosen. */
export const visitStates = ["asked", "confirmed", "done", "missed", "cancelled"] as const;
export type VisitState = (typeof visitStates)[number];

/** Only these keep a time of the agent; the constraint of the table says the same. */
export const openVisitStates = ["asked", "confirmed"] as const satisfies readonly VisitState[];

export function isOpenVisit(state: VisitState): boolean {
  return openVisitStates.some((open) => open === state);
}

/** What a lead's timeline says of a visit. */
export const visitChanges = [...visitStates, "moved"] as const;
export type VisitChange = (typeof visitChanges)[number];

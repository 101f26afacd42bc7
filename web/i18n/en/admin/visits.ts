export const visits = {
  states: {
    asked: "Not confirmed",
    confirmed: "Confirmed",
    done: "Done",
    missed: "Nobody came",
    cancelled: "Cancelled",
  },
  /** In a lead's timeline. */
  changes: {
    asked: "asked for",
    confirmed: "confirmed",
    moved: "moved",
    done: "took place",
    missed: "nobody came",
    cancelled: "cancelled",
  },
  office: "The office",
} as const;

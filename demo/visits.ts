import type { VisitState } from "#domain/leads/visit-states.ts";

type DemoVisit = Readonly<{
  /** Of a demo message, whose lead the visit belongs to. */
  email: string;
  /** The position of the listing among the demo's. */
  property: number;
  /** Open days from the one on which the demo is seeded. */
  days: number;
  /** In Kathmandu. */
  time: string;
  state: VisitState;
  meeting_place?: string;
  note?: string;
}>;

/** DY5: visits of the demo's office around the day on which it is seeded. */
export const demoVisits: readonly DemoVisit[] = [
  {
    email: "claire.moreau@example.com",
    property: 2,
    days: -6,
    time: "11:00",
    state: "done",
    note: "Liked it. Comes again with her husband.",
  },
  { email: "rambabu.sah@example.com", property: 5, days: -3, time: "15:30", state: "missed" },
  {
    email: "anisha.thapa@example.com",
    property: 0,
    days: 0,
    time: "16:30",
    state: "confirmed",
    meeting_place: "At the gate of Janaki Mandir",
  },
  { email: "rambabu.sah@example.com", property: 5, days: 1, time: "10:00", state: "confirmed" },
  { email: "binod.tharu@example.com", property: 3, days: 1, time: "12:00", state: "asked" },
  { email: "anisha.thapa@example.com", property: 7, days: 3, time: "14:00", state: "asked" },
  { email: "claire.moreau@example.com", property: 2, days: 5, time: "11:30", state: "confirmed" },
];

import type { VisitState } from "#domain/leads/visit-states.ts";
import type { FreeDay } from "./free-times.ts";

/** DY6: what a visitor sees of the visit, in the language of the page. */
export type VisitPage = Readonly<{
  state: VisitState;
  starts_at: string;
  ends_at: string;
  /** Null if the listing is not public any more. */
  property_id: number | null;
  property_name: string | null;
  /** Whether the listing takes visitors, so that another time can be booked there. */
  is_listed: boolean;
  /** Where to meet: what staff have said, else the address of the listing. */
  place: string;
  /** Where the site shows the listing; null if it shows no place, or they meet elsewhere. */
  point: Readonly<{ latitude: number; longitude: number }> | null;
  /** Null for the office. */
  agent_name: string | null;
  /** The agent's telephone; null for the company's. */
  agent_phone: string | null;
  /** Whether it may still take place, or has just begun. */
  is_open: boolean;
  /** Whether the visitor may still move or cancel it. */
  can_change: boolean;
  /** Where to it can be moved. */
  free_days: readonly FreeDay[];
}>;

export const visitorChanges = ["confirm", "move", "cancel"] as const;
export type VisitorChange = (typeof visitorChanges)[number];

/** The page is found for that long after the visit. */
export const visitPageDays = 30;

import type { BadgeTone } from "#domain/badge-tone.ts";

/** OT1: in the cards' order, with the name for staff and the API's type. The API has no type for flooring. */
export const services = {
  houseRenovation: { name: "House Renovation", type: "House Renovation" },
  interiorPainting: { name: "Interior Painting", type: "Interior Painting" },
  exteriorPainting: { name: "Exterior Painting", type: "Exterior Painting" },
  kitchenRenovation: { name: "Kitchen Renovation", type: "Kitchen Renovation" },
  bathroomRenovation: { name: "Bathroom Renovation", type: "Bathroom Renovation" },
  flooring: { name: "Flooring", type: "Other" },
} as const;
export type ServiceKey = keyof typeof services;
export const serviceKeys = [
  "houseRenovation",
  "interiorPainting",
  "exteriorPainting",
  "kitchenRenovation",
  "bathroomRenovation",
  "flooring",
] as const satisfies ServiceKey[];

/** OT3: the form's values and the API's value of each. */
export const urgencies = { urgent: "2 Weeks", normal: "1 Month", flexible: "3 Months" } as const;
export type UrgencyKey = keyof typeof urgencies;
export const urgencyKeys = ["urgent", "normal", "flexible"] as const satisfies UrgencyKey[];

export type Priority = "high" | "medium" | "normal";

/** AR1: "2 weeks" is high and "1 month" medium. "high" and "medium" are accepted too. */
export function priorityOf(urgency: string | null | undefined): Priority {
  const value = urgency?.trim().toLowerCase();
  if (value === "high" || value === "2 weeks") return "high";
  return value === "medium" || value === "1 month" ? "medium" : "normal";
}

export const priorityTones: Record<Priority, BadgeTone> = { high: "red", medium: "yellow", normal: "green" };

import type { BadgeTone } from "#domain/badge-tone.ts";

export const projectStatuses = [
  "Planning",
  "Under Construction",
  "Completed",
  "On Hold",
  "Cancelled",
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The six types of the admin form, then two that only the public filter offers. Projects may have them, so it can match. */
export const projectTypes = [
  "Commercial",
  "Residential",
  "Industrial",
  "Mixed Use",
  "Infrastructure",
  "Other",
  "Hospitality",
  "Renovation",
] as const;
export type ProjectType = (typeof projectTypes)[number];

const tones: Partial<Record<string, BadgeTone>> = {
  Completed: "green",
  "Under Construction": "blue",
  Planning: "yellow",
  "On Hold": "orange",
};

export function projectStatusTone(status: string): BadgeTone {
  return (Object.hasOwn(tones, status) && tones[status]) || "grey";
}

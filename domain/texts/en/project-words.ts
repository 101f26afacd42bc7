import type { ProjectStatus, ProjectType } from "#domain/projects/kinds.ts";

/** Words that pages and share cards share. */
export const projectWords = {
  status: {
    Planning: "Planning",
    "Under Construction": "Under Construction",
    Completed: "Completed",
    "On Hold": "On Hold",
    Cancelled: "Cancelled",
  } satisfies Record<ProjectStatus, string>,
  types: {
    Commercial: "Commercial",
    Residential: "Residential",
    Industrial: "Industrial",
    "Mixed Use": "Mixed use",
    Infrastructure: "Infrastructure",
    Other: "Other",
    Hospitality: "Hospitality",
    Renovation: "Renovation",
  } satisfies Record<ProjectType, string>,
} as const;

import * as z from "zod/mini";
import type { BadgeTone } from "#domain/badge-tone.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";

export const projectStatuses = [
  "Planning",
  "Under Construction",
  "Completed",
  "On Hold",
  "Cancelled",
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The admin form's six, then the two that only the public filter names, so that it can find something. */
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

/** A project as the API answers it and as pages show it. */
export const projectSchema = z.object({
  id: z.int(),
  proj_name: z.string(),
  location: z.string(),
  proj_area: z.string(),
  proj_type: z.enum(projectTypes),
  proj_status: z.enum(projectStatuses),
  proj_duration: z.string(),
  professionals: z.int(),
  proj_budget: z.number(),
  completed_date: z.nullable(z.iso.date()),
  client_name: z.string(),
  start_date: z.nullable(z.iso.date()),
  end_date: z.nullable(z.iso.date()),
  description: z.string(),
  features: z.array(z.string()),
  challenges: z.array(z.string()),
  outcomes: z.array(z.string()),
  image_urls: z.array(z.string()),
  pictures: z.array(pictureSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;

const tones: Partial<Record<string, BadgeTone>> = {
  Completed: "green",
  "Under Construction": "blue",
  Planning: "yellow",
  "On Hold": "orange",
};

export function projectStatusTone(status: string): BadgeTone {
  return (Object.hasOwn(tones, status) && tones[status]) || "grey";
}

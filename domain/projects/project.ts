import * as z from "zod/mini";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { mapLocationField, staffPinSchemas } from "#domain/places/pin-fields.ts";
import { placeOutput } from "#domain/places/place-output.ts";
import { projectStatuses, projectTypes } from "#domain/projects/kinds.ts";
import { translationsSchema } from "#domain/translation-schemas.ts";
import { projectTexts } from "./project-texts.ts";

/** A project in API responses, with its texts in one language. */
export const projectSchema = z.object({
  id: z.int(),
  proj_name: z.string(),
  location: z.string(),
  ...placeOutput,
  proj_area: z.string(),
  proj_type: z.enum(projectTypes),
  proj_status: z.enum(projectStatuses),
  proj_duration: z.string(),
  professionals: z.int(),
  /** ST2: in dollars. 0 if it is not given. */
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
  translations: z.optional(translationsSchema(projectTexts)),
  map_location: mapLocationField,
  ...staffPinSchemas,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;

/** A project on a page, without `translations`. ST2: the budget is in rupees at today's rate; null without one of both. */
export type PageProject = Project &
  Readonly<{
    budget_rupees: number | null;
    /** CN4: of a project that is a job of the company. */
    progress?: ProjectProgress | undefined;
  }>;

/** CN4: how far a job is, with the stages that are shown. */
export type ProjectProgress = Readonly<{
  /** Percent with at most one decimal. */
  progress: string;
  stages: readonly Readonly<{
    id: number;
    name: string;
    percent: number;
    planned_on: string | null;
    done_on: string | null;
  }>[];
}>;

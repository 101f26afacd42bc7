import type { Project } from "#domain/projects/project.ts";
import { pictureUrl } from "#server/platform/media/picture-url.ts";
import type { ProjectRow } from "./repository.ts";

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentProject(row: ProjectRow, publicUrl: string): Project {
  return {
    id: row.id,
    proj_name: row.proj_name,
    location: row.location,
    proj_area: row.proj_area,
    proj_type: row.proj_type,
    proj_status: row.proj_status,
    proj_duration: row.proj_duration,
    professionals: row.professionals,
    proj_budget: row.proj_budget,
    completed_date: row.completed_date,
    client_name: row.client_name,
    start_date: row.start_date,
    end_date: row.end_date,
    description: row.description,
    features: row.features,
    challenges: row.challenges,
    outcomes: row.outcomes,
    image_urls: row.pictures.flatMap(({ key }) => pictureUrl(key, publicUrl) ?? []),
    pictures: row.pictures,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

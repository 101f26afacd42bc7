import { type Language, languages } from "#domain/language.ts";
import { mapLocationOf, staffPin } from "#domain/places/pin-fields.ts";
import type { Project } from "#domain/projects/project.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { allTexts, textsIn } from "#domain/translations.ts";
import { pictureUrl } from "#server/platform/media/picture-url.ts";
import { presentPlace } from "#server/resources/places/presenter.ts";
import type { ProjectRow } from "./repository.ts";

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentProject(row: ProjectRow, publicUrl: string, language: Language): Project {
  const texts = textsIn(projectTexts, row, language);
  return {
    id: row.id,
    proj_name: texts.proj_name,
    location: texts.location,
    street: texts.street,
    ...presentPlace(row, language),
    proj_area: texts.proj_area,
    proj_type: row.proj_type,
    proj_status: row.proj_status,
    proj_duration: texts.proj_duration,
    professionals: row.professionals,
    proj_budget: row.proj_budget,
    completed_date: row.completed_date,
    client_name: texts.client_name,
    start_date: row.start_date,
    end_date: row.end_date,
    description: texts.description,
    features: texts.features,
    challenges: texts.challenges,
    outcomes: texts.outcomes,
    image_urls: row.pictures.flatMap(({ key }) => pictureUrl(key, publicUrl) ?? []),
    pictures: row.pictures,
    translations: allTexts(projectTexts, row, languages),
    map_location: mapLocationOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** PL3: with the pin itself. */
export function presentProjectToStaff(row: ProjectRow, publicUrl: string, language: Language): Project {
  return { ...presentProject(row, publicUrl, language), ...staffPin(row) };
}

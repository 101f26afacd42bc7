import { isInBounds } from "#domain/places/bounds.ts";
import { type ProjectFilters, projectStatusChoices, projectTypeChoices } from "#domain/projects/filters.ts";
import type { Project } from "#domain/projects/project.ts";
import type { projectTexts } from "#domain/projects/project-texts.ts";
import { containsText, isPlaceInAnyLanguage } from "#domain/search-text.ts";
import type { Translations } from "#domain/translations.ts";
import { projectKeys } from "./row-keys.ts";
import { matchesWords, readSearchWords } from "./search-words.ts";

export type MatchedProject = Pick<
  Project,
  | "proj_name"
  | "location"
  | "client_name"
  | "proj_status"
  | "proj_type"
  | "local_level_id"
  | "ward"
  | "map_location"
> &
  Readonly<{ translations: Translations<typeof projectTexts> }>;

/** PR1: the reference implementation. The server's SQL must select the same rows. */
export function matchesProject(project: MatchedProject, filters: ProjectFilters): boolean {
  const { search, location, status, type, bounds } = filters;
  const languages = [project, ...Object.values(project.translations)];
  const locations = (isPlaceInAnyLanguage(location) ? languages : [project]).map(
    (own) => own?.location ?? "",
  );
  const words = readSearchWords(search);
  return (
    (search === "" || (words.length > 0 && matchesWords(projectKeys(project), words))) &&
    locations.some((text) => containsText(text, location)) &&
    (status === null || project.proj_status === projectStatusChoices[status]) &&
    (type === null || project.proj_type === projectTypeChoices[type]) &&
    (bounds === null || isInBounds(project.map_location, bounds))
  );
}

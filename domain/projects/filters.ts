import { type Bounds, readBounds } from "#domain/places/bounds.ts";
import type { LocationOption } from "#domain/places/location-option.ts";
import { type QueryParameters, readParameter } from "#domain/query-parameters.ts";
import { foldCase } from "#domain/search-text.ts";
import type { ProjectStatus, ProjectType } from "./kinds.ts";

/** PR4: the status filter's URL values and the project status of each. */
export const projectStatusChoices = {
  completed: "Completed",
  ongoing: "Under Construction",
  upcoming: "Planning",
} as const satisfies Record<string, ProjectStatus>;
export type ProjectStatusChoice = keyof typeof projectStatusChoices;

export const projectTypeChoices = {
  commercial: "Commercial",
  residential: "Residential",
  hospitality: "Hospitality",
  renovation: "Renovation",
  infrastructure: "Infrastructure",
} as const satisfies Record<string, ProjectType>;
export type ProjectTypeChoice = keyof typeof projectTypeChoices;

/** PR4: each is offered while a project matches it. */
export const projectLocations: readonly LocationOption[] = [
  { value: "downtown", label: { en: "Downtown", np: "डाउनटाउन" } },
  { value: "suburb", label: { en: "Suburb", np: "उपनगर" } },
  { value: "central", label: { en: "Central", np: "केन्द्रीय क्षेत्र" } },
  { value: "coastal", label: { en: "Coastal", np: "तटीय क्षेत्र" } },
  { value: "historic", label: { en: "Historic", np: "ऐतिहासिक क्षेत्र" } },
];

export interface ProjectFilters {
  readonly search: string;
  readonly location: string;
  readonly status: ProjectStatusChoice | null;
  readonly type: ProjectTypeChoice | null;
  /** MP1: with a place on the map inside these. */
  readonly bounds: Bounds | null;
}

export const noProjectFilters: ProjectFilters = {
  search: "",
  location: "",
  status: null,
  type: null,
  bounds: null,
};

function isStatusChoice(text: string): text is ProjectStatusChoice {
  return Object.hasOwn(projectStatusChoices, text);
}

function isTypeChoice(text: string): text is ProjectTypeChoice {
  return Object.hasOwn(projectTypeChoices, text);
}

/** Reads the filters from the URL. Invalid values are ignored. */
export function readProjectFilters(parameters: QueryParameters): ProjectFilters {
  const status = foldCase(readParameter(parameters, "status"));
  const type = foldCase(readParameter(parameters, "type"));
  return {
    search: readParameter(parameters, "search"),
    location: readParameter(parameters, "location"),
    status: isStatusChoice(status) ? status : null,
    type: isTypeChoice(type) ? type : null,
    bounds: readBounds(readParameter(parameters, "bounds")),
  };
}

/** Returns the URL parameters for these filters. Unset filters are left out. */
export function projectFilterParameters(filters: ProjectFilters): Record<string, string> {
  const { search, location, status, type, bounds } = filters;
  const entries = Object.entries({
    search,
    location,
    status: status ?? "",
    type: type ?? "",
    bounds: bounds?.join(",") ?? "",
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

import { describe, expect, test } from "vitest";
import {
  noProjectFilters,
  type ProjectFilters,
  projectFilterParameters,
  projectStatusChoices,
  projectTypeChoices,
  readProjectFilters,
} from "#domain/projects/filters.ts";
import { projectStatuses, projectStatusTone, projectTypes } from "#domain/projects/kinds.ts";
import { matchesProject } from "./matches-project.ts";

const tower = {
  proj_name: "Janaki Tower",
  location: "Downtown Janakpur",
  client_name: "Mithila Bank",
  proj_status: "Under Construction" as const,
  proj_type: "Commercial" as const,
  local_level_id: null,
  ward: null,
  translations: {},
};
const matches = (filters: Partial<ProjectFilters>) =>
  matchesProject(tower, { ...noProjectFilters, ...filters });

describe("matchesProject", () => {
  test("PR1 search matches name, location and client, ignoring case", () => {
    for (const search of ["", "janaki", "DOWNTOWN", "bank"]) expect(matches({ search }), search).toBe(true);
    for (const search of ["commercial", "%", "pokhara"]) expect(matches({ search }), search).toBe(false);
  });

  test("PR1 location matches part of the project's location only", () => {
    expect(matches({ location: "downtown" })).toBe(true);
    expect(matches({ location: "mithila" })).toBe(false);
  });

  test("PR4 'ongoing' selects Under Construction and 'upcoming' selects Planning", () => {
    expect(projectStatusChoices).toEqual({
      completed: "Completed",
      ongoing: "Under Construction",
      upcoming: "Planning",
    });
    expect(matches({ status: "ongoing" })).toBe(true);
    expect(matches({ status: "completed" })).toBe(false);
  });

  test("PR4 every type filter is a valid project type", () => {
    expect(Object.keys(projectTypeChoices)).toEqual([
      "commercial",
      "residential",
      "hospitality",
      "renovation",
      "infrastructure",
    ]);
    expect(Object.values(projectTypeChoices).every((type) => projectTypes.includes(type))).toBe(true);
    expect(matches({ type: "commercial" })).toBe(true);
    expect(matches({ type: "residential" })).toBe(false);
  });
});

test("PR4 reads filters from the URL, writes them back and ignores invalid values", () => {
  const bounds = [85.9, 26.7, 86, 26.8] as const;
  const filters = {
    search: "tower",
    location: "downtown",
    status: "ongoing",
    type: "commercial",
    bounds,
  } as const;
  const query = new URLSearchParams(projectFilterParameters(filters));
  expect(readProjectFilters(query)).toEqual(filters);
  expect(readProjectFilters({ status: "Completed", type: "RENOVATION" })).toMatchObject({
    status: "completed",
    type: "renovation",
  });
  expect(readProjectFilters({ status: "all", type: "constructor", search: undefined })).toEqual(
    noProjectFilters,
  );
  expect(projectFilterParameters(noProjectFilters)).toEqual({});
});

test("AJ4 each status has the specified colour", () => {
  expect(projectStatuses.map(projectStatusTone)).toEqual(["yellow", "blue", "green", "orange", "grey"]);
  expect(["", "constructor"].map(projectStatusTone)).toEqual(["grey", "grey"]);
});

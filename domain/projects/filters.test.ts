import { describe, expect, test } from "vitest";
import {
  matchesProject,
  noProjectFilters,
  type ProjectFilters,
  projectFilterParameters,
  projectStatusChoices,
  projectTypeChoices,
  readProjectFilters,
} from "./filters.ts";
import { projectStatuses, projectStatusTone, projectTypes } from "./kinds.ts";

const tower = {
  proj_name: "Janaki Tower",
  location: "Downtown Janakpur",
  client_name: "Mithila Bank",
  proj_status: "Under Construction" as const,
  proj_type: "Commercial" as const,
};
const matches = (filters: Partial<ProjectFilters>) =>
  matchesProject(tower, { ...noProjectFilters, ...filters });

describe("matchesProject", () => {
  test("PR1 search finds name, location or client in any case", () => {
    for (const search of ["", "janaki", "DOWNTOWN", "bank"]) expect(matches({ search }), search).toBe(true);
    for (const search of ["commercial", "%", "pokhara"]) expect(matches({ search }), search).toBe(false);
  });

  test("PR1 location is part of the project's location only", () => {
    expect(matches({ location: "downtown" })).toBe(true);
    expect(matches({ location: "mithila" })).toBe(false);
  });

  test("PR4 ongoing means under construction, upcoming planning", () => {
    expect(projectStatusChoices).toEqual({
      completed: "Completed",
      ongoing: "Under Construction",
      upcoming: "Planning",
    });
    expect(matches({ status: "ongoing" })).toBe(true);
    expect(matches({ status: "completed" })).toBe(false);
  });

  test("PR4 every type offered is one that a project can have", () => {
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

test("PR4 filters are read from the address and written to it; nonsense narrows nothing", () => {
  const filters = { search: "tower", location: "downtown", status: "ongoing", type: "commercial" } as const;
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

test("AJ4 statuses have the spec's colours", () => {
  expect(projectStatuses.map(projectStatusTone)).toEqual(["yellow", "blue", "green", "orange", "grey"]);
  expect(["", "constructor"].map(projectStatusTone)).toEqual(["grey", "grey"]);
});

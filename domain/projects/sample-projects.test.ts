import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { projectSchema } from "./project.ts";
import { sampleProjects } from "./sample-projects.ts";

describe.each(languages)("PR5: the sample projects in %s", (language) => {
  const samples = sampleProjects[language];

  test("are two valid projects", () => {
    expect(samples).toHaveLength(2);
    for (const { budget_rupees: rupees, ...sample } of samples) {
      expect(projectSchema.parse(sample)).toEqual(sample);
      expect((rupees ?? 0) / sample.proj_budget).toBeCloseTo(144.5, -1);
    }
  });

  test("have ids that no real project can have", () => {
    for (const { id } of samples) expect(id).toBeLessThan(0);
  });
});

test("PR5: the sample projects differ only in their texts", () => {
  const figures = languages.map((language) =>
    sampleProjects[language].map(({ id, proj_type, proj_status, proj_budget }) => ({
      id,
      proj_type,
      proj_status,
      proj_budget,
    })),
  );
  expect(figures[0]).toEqual(figures[1]);
});

import { expect, test } from "vitest";
import * as z from "zod";
import config from "../vitest.config.ts";

const projectSchema = z.object({
  test: z.object({
    name: z.string(),
    maxWorkers: z.number(),
    sequence: z.object({ groupOrder: z.number() }).optional(),
  }),
});

test("projects of one group have as many workers, so that `npm run check` can run any of them together", () => {
  const projects = z.array(projectSchema).parse(config.test?.projects);
  const workersOf = new Map(
    projects.map(({ test: { sequence, maxWorkers } }) => [sequence?.groupOrder ?? 0, maxWorkers]),
  );
  for (const { test: project } of projects)
    expect([project.name, project.maxWorkers]).toEqual([
      project.name,
      workersOf.get(project.sequence?.groupOrder ?? 0),
    ]);
});

import { expect, test } from "vitest";
import { projectInputSchema } from "#domain/projects/project-input.ts";
import { looseProjectSchema } from "./loose-project.ts";

const input = projectInputSchema.parse({
  proj_name: "Janaki Tower",
  location: "Janakpur",
  client_name: "Mithila Bank",
  proj_area: "12 storeys",
  proj_type: "Commercial",
  proj_duration: "18 months",
});

test("API6 reads lists and makes image URLs absolute in a project from another API host", () => {
  const raw = {
    ...input,
    id: 4,
    features: "Lift, Solar roof",
    outcomes: null,
    image_urls: ["/media/a.jpg", "https://cdn.example/b.jpg", "javascript:alert(1)"],
    created_at: "2026-11-15T10:00:00Z",
    updated_at: "2026-11-15T10:00:00Z",
  };
  const schema = looseProjectSchema("https://api.example");
  expect(schema.parse(raw)).toMatchObject({
    features: ["Lift", "Solar roof"],
    outcomes: [],
    image_urls: ["https://api.example/media/a.jpg", "https://cdn.example/b.jpg"],
    pictures: [],
  });
  expect(schema.safeParse("nothing").success).toBe(false);
});

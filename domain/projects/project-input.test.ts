import { describe, expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { looseProjectSchema } from "./loose-project.ts";
import { hasEnoughImages, projectInputSchema, requiredProjectFields } from "./project-input.ts";
import { joinTextList } from "./text-list.ts";

const sent = {
  proj_name: "Janaki Tower",
  location: "Janakpur",
  client_name: "Mithila Bank",
  proj_area: "12 storeys",
  proj_type: "Commercial",
  proj_duration: "18 months",
};

describe("AJ3 the project form", () => {
  test("fills in what is left out", () => {
    expect(projectInputSchema.parse(sent)).toEqual({
      ...sent,
      proj_status: "Planning",
      professionals: 0,
      proj_budget: 0,
      start_date: null,
      end_date: null,
      completed_date: null,
      features: [],
      challenges: [],
      outcomes: [],
      description: "",
    });
  });

  test("numbers that are none become 0, empty dates null", () => {
    const read = projectInputSchema.parse({
      ...sent,
      professionals: "many",
      proj_budget: "",
      start_date: "",
      end_date: "2026-11-15",
    });
    expect(read).toMatchObject({
      professionals: 0,
      proj_budget: 0,
      start_date: null,
      end_date: "2026-11-15",
    });
  });

  test("misses each of the six required fields", () => {
    const missed = fieldMessages(projectInputSchema.safeParse({ proj_type: "" }).error?.issues ?? []);
    expect(Object.keys(missed).sort()).toEqual([...requiredProjectFields].sort());
    expect(Object.values(missed).every(([first]) => first?.code === "required")).toBe(true);
  });

  test("refuses what is not possible", () => {
    const wrong = { professionals: "-1", proj_budget: "-1", end_date: "2026-02-30", proj_status: "Done" };
    const fields = fieldMessages(projectInputSchema.safeParse({ ...sent, ...wrong }).error?.issues ?? []);
    expect(Object.entries(fields).map(([field, [first]]) => [field, first?.code])).toEqual([
      ["proj_status", "choice_invalid"],
      ["professionals", "too_small"],
      ["proj_budget", "too_small"],
      ["end_date", "date_invalid"],
    ]);
  });

  test("refuses an end or a completion before the start, at its own field", () => {
    const dates = (start: string, end: string, completed: string) => ({
      ...sent,
      start_date: start,
      end_date: end,
      completed_date: completed,
    });
    const refused = projectInputSchema.safeParse(dates("2026-05-02", "2026-05-01", "2025-12-31"));
    const fields = fieldMessages(refused.error?.issues ?? []);
    expect(Object.entries(fields).map(([field, [first]]) => [field, first?.code])).toEqual([
      ["end_date", "before_start"],
      ["completed_date", "before_start"],
    ]);
    for (const possible of [
      dates("2026-05-02", "2026-05-02", "2026-05-02"),
      dates("", "2026-05-01", "2026-04-01"),
      dates("2026-05-02", "", ""),
    ])
      expect(projectInputSchema.safeParse(possible).success).toBe(true);
  });

  test("AJ2 takes lists comma-joined, repeated or as JSON", () => {
    const features = ["Lift", "Shops, offices"];
    for (const shape of [features, joinTextList(features), JSON.stringify(features)]) {
      expect(projectInputSchema.parse({ ...sent, features: shape }).features).toEqual(features);
    }
  });

  test("a new project needs three images", () => {
    expect([0, 2, 3, 10].map(hasEnoughImages)).toEqual([false, false, true, true]);
  });
});

test("API6 a project of another host has its lists read and its images made absolute", () => {
  const raw = {
    ...projectInputSchema.parse(sent),
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

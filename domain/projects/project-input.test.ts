import { describe, expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { joinTextList } from "#domain/text-list.ts";
import { hasEnoughImages, projectInputSchema, requiredProjectFields } from "./project-input.ts";

const sent = {
  proj_name: "Janaki Tower",
  location: "Janakpur",
  client_name: "Mithila Bank",
  proj_area: "12 storeys",
  proj_type: "Commercial",
  proj_duration: "18 months",
};

describe("AJ3 the project form", () => {
  test("fills in defaults for missing fields", () => {
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
      local_level_id: null,
      ward: null,
      street: "",
      latitude: null,
      longitude: null,
      pin_precision: null,
    });
  });

  test("turns invalid numbers into 0 and empty dates into null", () => {
    const parsed = projectInputSchema.parse({
      ...sent,
      professionals: "many",
      proj_budget: "",
      start_date: "",
      end_date: "2026-11-15",
    });
    expect(parsed).toMatchObject({
      professionals: 0,
      proj_budget: 0,
      start_date: null,
      end_date: "2026-11-15",
    });
  });

  test("reports each of the six required fields", () => {
    const missingFields = fieldMessages(projectInputSchema.safeParse({ proj_type: "" }).error?.issues ?? []);
    expect(Object.keys(missingFields).sort()).toEqual([...requiredProjectFields].sort());
    expect(Object.values(missingFields).every(([first]) => first?.code === "required")).toBe(true);
  });

  test("rejects invalid values", () => {
    const wrong = { professionals: "-1", proj_budget: "-1", end_date: "2026-02-30", proj_status: "Done" };
    const fields = fieldMessages(projectInputSchema.safeParse({ ...sent, ...wrong }).error?.issues ?? []);
    expect(Object.entries(fields).map(([field, [first]]) => [field, first?.code])).toEqual([
      ["proj_status", "choice_invalid"],
      ["professionals", "too_small"],
      ["proj_budget", "too_small"],
      ["end_date", "date_invalid"],
    ]);
  });

  test("reports an end or completion date before the start date at its own field", () => {
    const dates = (start: string, end: string, completed: string) => ({
      ...sent,
      start_date: start,
      end_date: end,
      completed_date: completed,
    });
    const rejected = projectInputSchema.safeParse(dates("2026-05-02", "2026-05-01", "2025-12-31"));
    const fields = fieldMessages(rejected.error?.issues ?? []);
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

  test("AJ2 accepts comma-separated, repeated and JSON lists", () => {
    const features = ["Lift", "Shops, offices"];
    for (const shape of [features, joinTextList(features), JSON.stringify(features)]) {
      expect(projectInputSchema.parse({ ...sent, features: shape }).features).toEqual(features);
    }
  });

  test("requires three images for a new project", () => {
    expect([0, 2, 3, 10].map(hasEnoughImages)).toEqual([false, false, true, true]);
  });
});

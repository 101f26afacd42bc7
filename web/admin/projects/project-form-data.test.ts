import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import { projectInputSchema } from "#domain/projects/project-input.ts";
import { sampleProjects } from "#domain/projects/sample-projects.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { projectFormData, projectValues } from "./project-form-data.ts";

const [sample] = sampleProjects.en;
if (!sample) throw new Error("no sample");
const project: Project = { ...sample, id: 7, image_urls: ["/media/a/1080.jpg", "/media/b/1080.jpg"] };
const values = projectValues(project, String);

function dataOf(images: readonly PickedFile[], before: Project | null) {
  return projectFormData(projectInputSchema.parse(values), { images }, null, before);
}

const fresh: PickedFile = { id: "n", kind: "new", name: "c.png", file: new File(["c"], "c.png") };

test("AJ2 an update sends the URLs of pictures that stay and the new files, in order", () => {
  const [a, b] = values.images;
  if (!a || !b) throw new Error("no pictures");
  const sent = dataOf([b, fresh, a], project).getAll("images");
  expect(sent.map((part) => (part instanceof File ? part.name : part))).toEqual([
    "/media/b/1080.jpg",
    "c.png",
    "/media/a/1080.jpg",
  ]);
});

test("AJ2 an update without stored pictures sends an empty text, so that the new files replace all", () => {
  expect(dataOf([fresh], project).getAll("images")[0]).toBe("");
  expect(dataOf([fresh], null).getAll("images")).toHaveLength(1);
});

test("LD6: sends the keys of uploaded and stored pictures as the whole list", () => {
  const form = projectFormData(projectInputSchema.parse(values), { images: [fresh] }, ["b", "a"], project);
  expect([form.get("picture_keys"), form.getAll("images")]).toEqual(['["b","a"]', []]);
});

test("AJ3 turns invalid numbers into 0 and empty dates into null, and sends each list as one text", () => {
  const input = projectInputSchema.parse({
    ...values,
    professionals: "many",
    proj_budget: "",
    start_date: "",
    outcomes: ["On time", "Dry, at last", " "],
  });
  expect(input).toMatchObject({
    professionals: 0,
    proj_budget: 0,
    start_date: null,
    outcomes: ["On time", "Dry, at last"],
  });
  const form = projectFormData(input, { images: [] }, null, null);
  expect(form.get("outcomes")).toBe('On time, "Dry, at last"');
  expect(form.get("start_date")).toBe("");
});

test("PL1 sends the place, and then needs no location", () => {
  const input = projectInputSchema.parse({ ...values, location: "", local_level_id: "223", ward: "४" });
  const form = projectFormData(input, { images: [] }, null, null);
  expect([form.get("local_level_id"), form.get("ward")]).toEqual(["223", "4"]);
});

test("AJ3 reports each missing field", () => {
  const read = projectInputSchema.safeParse(projectValues(null, String));
  expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["proj_name", "required"],
    ["location", "required"],
    ["client_name", "required"],
    ["proj_area", "required"],
    ["proj_duration", "required"],
    ["proj_type", "required"],
  ]);
});

import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildingSiteAltTexts } from "#demo/picture-alt-texts/building-sites.ts";
import { projectPictureAltTexts } from "#demo/picture-alt-texts/projects.ts";
import { propertyPictureAltTexts } from "#demo/picture-alt-texts/properties.ts";
import { pictureCatalogueSchema } from "#demo/picture-catalogue.ts";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";

const folder = new URL("./pictures/", import.meta.url);
const catalogue = pictureCatalogueSchema.parse(
  JSON.parse(await readFile(new URL("catalogue.json", folder), "utf8")),
);
const pictureAltTexts = new Map(
  Object.entries({ ...propertyPictureAltTexts, ...projectPictureAltTexts, ...buildingSiteAltTexts }),
);
const pictureNames = [...pictureAltTexts.keys()];

test("every picture is in the catalogue with alternative texts in both languages and a small placeholder", () => {
  expect(Object.keys(catalogue).sort()).toEqual([...pictureNames].sort());
  for (const name of pictureNames) {
    const picture = catalogue[name];
    expect(picture?.alt).toEqual(pictureAltTexts.get(name));
    expect(picture?.alt.en, name).toMatch(/^[^\p{Script=Devanagari}]+$/u);
    expect(picture?.alt.np, name).toMatch(/\p{Script=Devanagari}/u);
    expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(picture?.placeholder.length, name).toBeLessThanOrEqual(400);
  }
});

test.each(pictureNames)("%s has a file for every width", async (name) => {
  const widths = catalogue[name]?.widths;
  expect(widths).toEqual(pictureWidths);
  for (const [format, list] of Object.entries(widths ?? {})) {
    for (const width of list) {
      expect((await stat(new URL(`${name}/${width}.${format}`, folder))).size).toBeGreaterThan(1000);
    }
  }
});

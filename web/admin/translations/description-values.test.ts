import { expect, test } from "vitest";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { descriptionName, descriptionValues, isDescribed, readDescriptions } from "./description-values.ts";

const picture = { key: "abc", width: 3, height: 2, placeholder: "", alt: { np: "ढोका" } };
const address = `http://localhost${jpegPicturePath(picture)}`;

test("NL4 the form has a description for each picture and language, under a name without dots", () => {
  const values = descriptionValues(address, address, [picture]);
  expect(Object.keys(values).filter((name) => name.includes("."))).toEqual([]);
  expect(readDescriptions(values, address)).toEqual({ en: "", np: "ढोका" });
  expect(values[descriptionName("np", address)]).toBe("ढोका");
  expect(isDescribed(readDescriptions(values, address))).toBe(true);
  expect(isDescribed(readDescriptions(descriptionValues("image", null, [picture]), "image"))).toBe(false);
});

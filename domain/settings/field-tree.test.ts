import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldTree } from "./field-tree.ts";
import { settingsNames, settingsSchemas } from "./settings.ts";

describe("the fields of a document's form (ST1)", () => {
  test.each(settingsNames.filter((name) => name !== "looks"))("%s: every part has a control", (name) => {
    expect(Object.keys(fieldTree(settingsSchemas[name]))).not.toEqual([]);
  });

  test("follow the schema: texts in both languages, choices, groups that may be empty, lists of items", () => {
    const { name, tagline, phone, sketch, hours, social } = fieldTree(settingsSchemas.company);
    expect(name).toEqual({ kind: "texts", field: { kind: "line", maxLength: "name" } });
    expect(tagline).toEqual({ kind: "texts", field: { kind: "line", maxLength: "title", isOptional: true } });
    expect(phone).toMatchObject({ kind: "line", input: "tel" });
    expect(sketch).toEqual({ kind: "choice", options: ["janakpur"], isOptional: true });
    expect(hours).toMatchObject({ kind: "group", isOptional: false });
    expect(hours?.kind === "group" && hours.fields.monday).toEqual({
      kind: "group",
      isOptional: true,
      fields: { opens: { kind: "time" }, closes: { kind: "time" } },
    });
    expect(social).toMatchObject({
      kind: "list",
      ids: null,
      fields: { url: { kind: "line", input: "url" } },
    });
    const { items } = fieldTree(settingsSchemas.people);
    expect(items?.kind === "list" && items.fields.picture).toEqual({ kind: "picture" });
    const services = fieldTree(settingsSchemas.services);
    expect(services.items?.kind === "list" && services.items.ids).toContain("flooring");
  });

  test("a schema without a control is an error of the developer", () => {
    expect(() => fieldTree(z.object({ day: z.date() }))).toThrow("No control");
    expect(() => fieldTree(z.string())).toThrow("must be an object");
  });
});

import { describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import type { FieldNode, FieldTree } from "#domain/settings/field-tree.ts";
import { mergeEdits } from "#web/admin/editing/merge-edits.ts";
import { documentNames, documents } from "#web/admin/settings/documents.ts";
import { settings as texts } from "#web/i18n/en/admin/settings.ts";
import { settingsFieldsEn } from "#web/i18n/en/admin/settings-fields.ts";
import {
  documentValues,
  errorFieldName,
  fieldName,
  itemTitle,
  listFields,
  toDocument,
  translatedFields,
  withPictureKeys,
} from "./document-values.ts";

const settingsNames = documentNames.filter((name) => name !== "features");
const { tree: peopleTree } = documents.people;
const { tree: companyTree } = documents.company;
const person = (id: string, en: string) => ({
  id,
  name: { en, np: "" },
  role: { en: "", np: "" },
  text: { en: "", np: "" },
  picture: null,
  portrait: null,
});
const people = (...names: readonly string[]) =>
  documentValues(peopleTree, { items: names.map((name) => person(name.toLowerCase(), name)) });

const lines = { text: "12", tel: "+977-1-5550123", email: "a@b.example", url: "https://a.example" };

/** Fields that accept only some values. */
const possible: Readonly<Record<string, unknown>> = { date: "2083-08-04", visitMinutes: 30 };

/** A document in which every field has a value. */
function filled(tree: FieldTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [key, possible[key] ?? filledNode(key, node)]),
  );
}

function filledNode(key: string, node: FieldNode): unknown {
  switch (node.kind) {
    case "texts":
      return { en: "House", np: "घर" };
    case "line":
      return lines[node.input];
    case "time":
      return key === "opens" ? "09:00" : "18:00";
    case "number":
      return 4;
    case "switch":
      return true;
    case "choice":
      return node.options[0];
    case "picture":
      return "key";
    case "group":
      return filled(node.fields);
    case "list":
      return (node.ids ?? ["one", "two"]).map((id) => ({ id, ...filled(node.fields) }));
  }
}

describe("the form of a document (ST1)", () => {
  test.each(settingsNames)("%s: the form contains the whole document, empty or filled", (name) => {
    const { schema, tree } = documents[name];
    for (const document of [defaultSettings[name], filled(tree)])
      expect(schema.parse(toDocument(tree, documentValues(tree, document)))).toEqual(document);
  });

  test.each(documentNames)("%s: every field has a label", (name) => {
    const { tree } = documents[name];
    const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      ...settingsFieldsEn.fields,
      texts: texts.legalTexts,
    };
    const isTime = (key: string) => ["opens", "closes"].includes(key);
    const unnamed = listFields(tree, documentValues(tree, filled(tree))).filter(
      ({ key }) => !isTime(key) && !labels[name]?.[key] && !labels.common?.[key],
    );
    expect(unnamed.map((field) => field.name)).toEqual([]);
  });

  test("a group is null while all of its fields are empty", () => {
    const values = documentValues(companyTree, defaultSettings.company);
    expect(values).toMatchObject({ "hours:monday:opens": "", "position:latitude": "", phone: "" });
    const half = { ...values, "position:latitude": "२६.७", "hours:monday:opens": "10:00" };
    expect(toDocument(companyTree, half)).toMatchObject({
      position: { latitude: 26.7, longitude: "" },
      hours: { monday: { opens: "10:00", closes: "" }, sunday: null },
    });
  });

  test("an error belongs to the field of its item, and of its language", () => {
    const values = people("Sita", "Ram");
    const at = (...path: string[]) => errorFieldName(peopleTree, path, values, "np");
    expect(at("items", "1", "name", "en")).toBe("items:ram:name");
    expect(at("items", "1", "name")).toBe("np:items:ram:name");
    expect(at("items", "0")).toBe("np:items:sita:name");
    expect(at("items")).toBe("items");
    expect(errorFieldName(companyTree, ["hours", "friday"], {}, "en")).toBe("hours:friday:opens");
    expect(errorFieldName(companyTree, ["picture_keys"], {}, "en")).toBe("picture_keys");
  });

  test("changes of two people to different items, and of one to the order, merge", () => {
    const base = people("Sita", "Ram");
    const mine = { ...base, items: ["ram", "sita"] };
    const theirs = { ...base, "items:sita:name": "Sita Devi" };
    const merged = toDocument(peopleTree, mergeEdits(base, mine, theirs, new Map()));
    expect(merged).toMatchObject({ items: [{ id: "ram" }, { id: "sita", name: { en: "Sita Devi" } }] });
  });

  test("an item that someone else has removed stays away if my order is kept", () => {
    const base = people("Sita", "Ram");
    const mine = { ...base, items: ["ram", "sita"] };
    const merged = mergeEdits(base, mine, people("Ram"), new Map([["items", "mine"]]));
    expect(toDocument(peopleTree, merged)).toMatchObject({ items: [{ id: "ram" }] });
  });

  test("texts of removed items are not asked for", () => {
    const values = { ...people("Sita", "Ram"), items: ["ram"] };
    expect(Object.keys(translatedFields(peopleTree, values))).toEqual([
      "items:ram:name",
      "items:ram:role",
      "items:ram:text",
    ]);
  });

  test("pictures are named by their keys once they are uploaded", () => {
    const picked = { id: "upload-1", kind: "new", name: "a.jpg", file: new File([], "a.jpg") } as const;
    const values = { ...people("Sita"), "items:sita:picture": [picked] };
    const document = toDocument(peopleTree, values);
    expect(document).toMatchObject({ items: [{ picture: "upload-1" }] });
    expect(withPictureKeys(document, new Map([["upload-1", "key"]]))).toMatchObject({
      items: [{ picture: "key" }],
    });
  });
});

test("DY4: a holiday is called by its date and its name, in the language of the page", () => {
  const { tree } = documents.calendar;
  const { holidays } = tree;
  if (holidays?.kind !== "list") throw new Error("The calendar has no list of holidays");
  const name = { en: "New Year", np: "नयाँ वर्ष" };
  const values = documentValues(tree, { holidays: [{ id: "a", date: "2083-01-01", name }] });
  const title = (language: "en" | "np") => itemTitle(holidays, fieldName("holidays", "a"), values, language);
  expect(title("en")).toBe("2083-01-01 · New Year");
  expect(title("np")).toBe("२०८३-०१-०१ · नयाँ वर्ष");
});

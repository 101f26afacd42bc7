import { expect, test } from "vitest";
import type { PickedFile } from "#web/ui/file-rules.ts";
import type { EditorValues } from "./form-values.ts";
import { findDifferences, mergeEdits } from "./merge-edits.ts";

const stored = (id: string): PickedFile => ({ id, kind: "stored", name: id, address: `/media/${id}` });
const picked: PickedFile = { id: "new", kind: "new", name: "n.jpg", file: new File(["n"], "n.jpg") };
const base = {
  name: "House",
  price: "100",
  description: "Old",
  is_featured: false,
  features: ["1"],
  image: [stored("a")],
};
const differences = (mine: object, theirs: object) =>
  findDifferences(base, { ...base, ...mine }, { ...base, ...theirs });

test("keeps my value of a field that only I changed", () => {
  expect(differences({ name: "Mine" }, {})).toEqual([]);
  expect(mergeEdits(base, { ...base, name: "Mine" }, base, new Map())).toEqual({ ...base, name: "Mine" });
});

test("takes their value of a field that only they changed, unless mine is chosen", () => {
  const theirs = { ...base, description: "Theirs", is_featured: true };
  expect(differences({}, theirs)).toMatchObject([
    { name: "description", mine: "Old", theirs: "Theirs", isChangedByBoth: false, isMineAvailable: true },
    { name: "is_featured", mine: false, theirs: true, isChangedByBoth: false },
  ]);
  expect(mergeEdits(base, base, theirs, new Map())).toEqual(theirs);
  expect(mergeEdits(base, base, theirs, new Map([["description", "mine"]]))).toEqual({
    ...theirs,
    description: "Old",
  });
});

test("requires a choice for a field that both changed", () => {
  const [both] = differences({ price: "200" }, { price: "300" });
  expect(both).toMatchObject({ name: "price", mine: "200", theirs: "300", isChangedByBoth: true });
  const mine = { ...base, price: "200", name: "Mine" };
  const theirs = { ...base, price: "300", features: ["1", "2"] };
  expect(mergeEdits(base, mine, theirs, new Map([["price", "mine"]]))).toEqual({
    ...mine,
    features: ["1", "2"],
  });
  expect(mergeEdits(base, mine, theirs, new Map([["price", "theirs"]]))).toEqual({
    ...theirs,
    name: "Mine",
  });
});

test("reports no difference for the same change on both sides", () => {
  expect(differences({ price: "300", features: ["2"] }, { price: "300", features: ["2"] })).toEqual([]);
});

test("reports a changed order of a list as a difference", () => {
  expect(differences({}, { features: ["2", "1"] })).toHaveLength(1);
});

test("compares pictures by id and not by name", () => {
  expect(differences({}, { image: [{ ...stored("a"), name: "Bild" }] })).toEqual([]);
  expect(differences({ image: [picked] }, { image: [stored("b")] })).toMatchObject([
    { name: "image", isChangedByBoth: true, isMineAvailable: true },
  ]);
});

test("does not offer to keep a picture that they replaced", () => {
  expect(differences({}, { image: [stored("b")] })).toMatchObject([
    { name: "image", isChangedByBoth: false, isMineAvailable: false },
  ]);
  const mine = { ...base, image: [stored("a"), picked] };
  const theirs = { ...base, image: [stored("b")] };
  expect(mergeEdits(base, mine, theirs, new Map([["image", "mine"]])).image).toEqual([picked]);
});

test("NL4 keeps the description of a picture that only I added", () => {
  const mine = { ...base, "alt:np:new": "ढोका" };
  expect(mergeEdits<EditorValues>(base, mine, { ...base, price: "300" }, new Map())).toMatchObject({
    price: "300",
    "alt:np:new": "ढोका",
  });
});

test("requires a choice for a picture that I removed and they replaced", () => {
  expect(differences({ image: [] }, { image: [stored("b")] })).toMatchObject([
    { isChangedByBoth: true, isMineAvailable: true, mine: [] },
  ]);
});

import { expect, test } from "vitest";
import { entityTag, requireMatch } from "./entity-tag.ts";
import { Problem } from "./problem.ts";

const row = { id: 7, name: "House", updated_at: new Date(0) };
const tag = entityTag(row);
const matches = (header: string | undefined) => {
  try {
    requireMatch(header, row, (current) => current);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "conflict") return false;
    throw error;
  }
};

test("the entity tag is strong and changes with every value of the row", () => {
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  expect(entityTag({ ...row })).toBe(tag);
  expect(entityTag({ ...row, name: "Home" })).not.toBe(tag);
  expect(entityTag({ ...row, updated_at: new Date(1) })).not.toBe(tag);
});

test("PL3 the entity tag is no oracle: it does not depend on the hidden point of a row", () => {
  const pinned = { ...row, pin_precision: "approximate" };
  const tagAt = (latitude: number, longitude: number) => entityTag({ ...pinned, latitude, longitude });
  expect(tagAt(26.731_234, 85.923_457)).toBe(tagAt(26.731_235, 85.923_458));
  expect(entityTag(row, "staff_np")).toBe(`${tag.slice(0, -1)}.staff_np"`);
});

test.each([
  [undefined, true],
  ["*", true],
  [tag, true],
  [entityTag(row, "np"), true],
  [entityTag(row, "staff_np"), true],
  ['"other.np"', false],
  [`"other", ${tag}`, true],
  ['"other"', false],
  [`W/${tag}`, false],
  [tag.slice(1, -1), false],
  ["", false],
])("If-Match %s matches: %s", (header, expected) => {
  expect(matches(header)).toBe(expected);
});

test("a conflict contains the current row and its entity tag", () => {
  expect(() => requireMatch('"old"', row, ({ id }) => ({ id }))).toThrow(
    expect.objectContaining({ code: "conflict", current: { id: 7 }, entityTag: tag }),
  );
});

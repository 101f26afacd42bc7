import { expect, test } from "vitest";
import { parseChange, rowTags } from "./change-tags.ts";

test("reads the tags of a notice", () => {
  expect(parseChange("properties property:7 property:8")).toEqual(
    new Set(["properties", "property:7", "property:8"]),
  );
  expect(parseChange("projects project:*")).toEqual(new Set(["projects", "project:*"]));
});

test.each([undefined, "", "properties tenants", "property:x"])(
  "takes %j for a change of everything",
  (payload) => {
    expect(parseChange(payload)).toBe("everything");
  },
);

test("what shows one row is dropped by a change of that row, and by one of too many rows to name", () => {
  expect(rowTags("property", 7)).toEqual(["property:7", "property:*"]);
});

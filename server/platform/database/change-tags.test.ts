import { expect, test } from "vitest";
import { parseChange, rowTags } from "./change-tags.ts";

test("parses the tags of a notification", () => {
  expect(parseChange("properties property:7 property:8")).toEqual(
    new Set(["properties", "property:7", "property:8"]),
  );
  expect(parseChange("projects project:*")).toEqual(new Set(["projects", "project:*"]));
});

test.each([undefined, "", "properties tenants", "property:x"])(
  "treats %j as a change of everything",
  (payload) => {
    expect(parseChange(payload)).toBe("everything");
  },
);

test("tags a response about one row with the row and with the wildcard of its kind", () => {
  expect(rowTags("property", 7)).toEqual(["property:7", "property:*"]);
});

import { expect, test } from "vitest";
import { cacheTags } from "./cache-tags.ts";

test.each([
  ["/", ["properties"]],
  ["/rent", ["properties"]],
  ["/projects", ["projects"]],
  ["/about", []],
  ["/property/7", ["property:7", "property:*"]],
  ["/project/12", ["project:12", "project:*"]],
])("%s is invalidated by changes of the rows that it shows: %j", (path, tags) => {
  expect(cacheTags(path)).toEqual(tags);
});

test.each(["/somewhere", "/property/x", "/constructor"])(
  "an unknown page such as %s is invalidated by every change",
  (path) => {
    expect(cacheTags(path)).toEqual(["properties", "projects"]);
  },
);

import { expect, test } from "vitest";
import { cacheTags } from "./cache-tags.ts";

test.each([
  ["/", ["properties"]],
  ["/rent", ["properties"]],
  ["/projects", ["projects", "rates"]],
  ["/about", []],
  ["/property/7", ["property:7", "property:*", "rates"]],
  ["/project/12", ["project:12", "project:*", "rates"]],
])(
  "%s is invalidated by changes of the settings, and of the rows and rates that it shows: %j",
  (path, tags) => {
    expect(cacheTags(path)).toEqual(["settings", ...tags]);
  },
);

test.each(["/somewhere", "/property/x", "/constructor"])(
  "an unknown page such as %s is invalidated by every change",
  (path) => {
    expect(cacheTags(path)).toEqual(["settings", "properties", "projects", "rates"]);
  },
);

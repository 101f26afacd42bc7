import { expect, test } from "vitest";
import { decodePlainCharacters } from "./decode-plain-characters.ts";

test.each([
  ["/%73ubmission/%41%7e%5F?q=%73", "/submission/A~_?q=%73"],
  ["/a%2Fb%2e%2e/%25%3F%23%00%e0%a4%95", "/a%2Fb%2e%2e/%25%3F%23%00%e0%a4%95"],
  ["/%2573", "/%2573"],
  ["/%7", "/%7"],
  ["/plain?%73", "/plain?%73"],
  ["/a#%73?", "/a#%73?"],
])("%s is read as %s", (url, read) => {
  expect(decodePlainCharacters(url)).toBe(read);
});

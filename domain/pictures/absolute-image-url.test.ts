import { expect, test } from "vitest";
import { toAbsoluteImageUrl } from "./absolute-image-url.ts";

test.each([
  ["media/a.jpg", "https://api.example/media/a.jpg"],
  ["/media/a.jpg", "https://api.example/media/a.jpg"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  [" a b.jpg ", "https://api.example/a b.jpg"],
  ["", null],
  ["  ", null],
  [null, null],
  [undefined, null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
])("API6 %j becomes %j", (reference, address) => {
  expect(toAbsoluteImageUrl(reference, "https://api.example/")).toBe(address);
});

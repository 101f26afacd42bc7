import { expect, test } from "vitest";
import { canonicalRedirect } from "./canonical-redirect.ts";

test.each([
  ["/property/01", "/property/1"],
  ["/property/1/", "/property/1"],
  ["/Property/1", "/property/1"],
  ["/PROJECT/007//?lang=np", "/project/7?lang=np"],
  ["/property/%31", "/property/1"],
  ["/buy?search=&location=&price=&type=", "/buy"],
  ["/buy?search=+&type=house&page", "/buy?type=house"],
  ["/rent?utm_source=a%20b&bedrooms=&lang=np", "/rent?utm_source=a%20b&lang=np"],
  ["/projects?status=&search=%C3%A9", "/projects?search=%C3%A9"],
])("%s is redirected to %s", (url, canonical) => {
  expect(canonicalRedirect(url)).toBe(canonical);
  expect(canonicalRedirect(canonical)).toBeUndefined();
});

test.each([
  "/",
  "/buy",
  "/buy?",
  "/buy?type=house&x=",
  "/buy.data?search=",
  "/property",
  "/property/",
  "/property/1",
  "/property/1?x=",
  "/property/0",
  "/property/1abc",
  "/property/1%00",
  "/property/99999999999",
  "/property/%E0%A4%A",
  "//property/1",
  "/admin?search=",
])("%s is not redirected", (url) => {
  expect(canonicalRedirect(url)).toBeUndefined();
});

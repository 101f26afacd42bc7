import { expect, test } from "vitest";
import { pageRedirect } from "./page-redirect.ts";

test.each([
  ["/property/01", "/property/1"],
  ["/property/1/", "/property/1"],
  ["/Property/1", "/property/1"],
  ["/property/%31", "/property/1"],
  ["/buy?search=&location=&price=&type=", "/buy"],
  ["/buy?search=+&type=house&page", "/buy?type=house"],
  ["/projects?status=&search=%C3%A9", "/projects?search=%C3%A9"],
  ["/np/", "/np"],
  ["/NP/buy", "/np/buy"],
  ["/np/Property/01/?x=1", "/np/property/1?x=1"],
  ["/np/buy?search=&type=house", "/np/buy?type=house"],
  ["/np//buy", "/np/buy"],
])("NL1: %s is redirected to its canonical URL %s for good", (url, location) => {
  expect(pageRedirect(url, undefined)).toEqual({ location, chosen: undefined, isPermanent: true });
  expect(pageRedirect(location, undefined)).toBeUndefined();
});

test.each([
  ["/?lang=np", "/np", "np"],
  ["/buy?lang=np", "/np/buy", "np"],
  ["/np/buy?lang=np", "/np/buy", "np"],
  ["/buy?lang=en", "/buy", "en"],
  ["/np/buy?type=house&lang=en&page=2", "/buy?type=house&page=2", "en"],
  ["/PROJECT/007//?lang=np", "/np/project/7", "np"],
  ["/rent?utm_source=a%20b&bedrooms=&lang=np", "/np/rent?utm_source=a%20b", "np"],
  ["/buy?lang=np&lang=en", "/np/buy", "np"],
  ["/admin?tab=listings&lang=np", "/admin?tab=listings", "np"],
  ["/login?lang=np", "/np/login", "np"],
  ["//evil.example?lang=en", "/evil.example", "en"],
  ["/np//evil.example?lang=en", "/evil.example", "en"],
  ["/\\evil.example?lang=en", "/evil.example", "en"],
])(
  "NL1: %s is redirected to %s in one permanent hop and stores %s, whatever was stored",
  (url, location, chosen) => {
    for (const cookie of [undefined, "language=np", "language=en"])
      expect(pageRedirect(url, cookie)).toEqual({ location, chosen, isPermanent: true });
  },
);

test.each([
  ["/", "/np"],
  ["/buy?type=house&utm_source=x", "/np/buy?type=house&utm_source=x"],
  ["/Property/01/", "/np/property/1"],
  ["/buy?search=&type=house", "/np/buy?type=house"],
  ["/login", "/np/login"],
  ["/no-such-page", "/np/no-such-page"],
  ["/buy?lang=xx", "/np/buy?lang=xx"],
])("NL2: who stored Nepali is redirected from %s to %s, but not for good", (url, location) => {
  expect(pageRedirect(url, "a=b; language=np")).toEqual({ location, chosen: undefined, isPermanent: false });
  for (const cookie of ["language=np", "language=en", undefined])
    expect(pageRedirect(location, cookie)).toBeUndefined();
});

test.each(["/np", "/np/buy?type=house", "/np/property/1", "/admin?tab=contacts", "/buy.data", "/np.data"])(
  "NL2: %s is not redirected by a stored choice",
  (url) => {
    for (const cookie of ["language=np", "language=en", "language=<script>"])
      expect(pageRedirect(url, cookie)).toBeUndefined();
  },
);

test.each([
  "/",
  "/buy",
  "/buy?",
  "/buy?type=house&x=",
  "/buy?lang=xx",
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
  "/np/property/1",
  "/np/property/",
])("%s is not redirected", (url) => {
  expect(pageRedirect(url, undefined)).toBeUndefined();
});

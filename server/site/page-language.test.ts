import { expect, test } from "vitest";
import { pageLanguage } from "./page-language.ts";

test.each([
  ["/", "language=np", "en", true],
  ["/buy", "", "en", true],
  ["/buy.data?_routes=root", "language=np", "en", true],
  ["/np", "language=en", "np", false],
  ["/np.data", "", "np", false],
  ["/np/buy?type=house", "language=en", "np", false],
  ["/npx", "language=np", "en", true],
  ["/admin?tab=listings", "a=b; language=np", "np", true],
  ["/admin", "language=<script>", "en", true],
] as const)("NL1 NL2: %s with the cookie «%s» is in %s", (path, cookie, language, variesByCookie) => {
  const request = new Request(`http://site.test${path}`, { headers: { cookie } });
  expect(pageLanguage(request)).toEqual({ language, variesByCookie });
});

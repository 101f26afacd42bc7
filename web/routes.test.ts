import { expect, test } from "vitest";
import { isReservedPath } from "#domain/redirects/reserved-paths.ts";
import siteRoutes from "./routes.ts";

test("IM9: no short address can stand in front of a page", () => {
  const [layout, ...others] = siteRoutes;
  const paths = [...(layout?.children ?? []), ...others].map(({ path = "" }) =>
    path.replace(/^(?:\w+\?\/)+/, "").replace(/:\w+\??/, "1"),
  );
  const pages = paths.filter((path) => path !== "*");
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((path) => !isReservedPath(`/${path}`))).toEqual([]);
});

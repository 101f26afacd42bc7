import { expect, test } from "vitest";
import { collectPageRoutes, collectPublicReads } from "./collect-routes.ts";
import { worstInputs } from "./worst-inputs.ts";

test("the bench of public reads has an input for each of them", async () => {
  // By its address, because the types of its requests do not fit those of browsers, which other benchmarks need.
  const { createTestApp } = await import(new URL("../server/testing/test-app.ts", import.meta.url).href);
  const { app: site, paths } = await collectPublicReads<{ close: () => Promise<void> }>(createTestApp);
  await site.close();
  const routes = [...paths, ...(await collectPageRoutes())];
  expect(Object.keys(worstInputs).toSorted()).toEqual([...new Set(routes)].toSorted());
});

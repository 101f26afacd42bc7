import { test } from "@playwright/test";
import { buildKit, isKitUpToDate } from "./kit-build.ts";

test("build the kit", () => {
  test.setTimeout(120_000);
  if (!isKitUpToDate()) buildKit();
});

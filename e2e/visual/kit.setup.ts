import { test } from "@playwright/test";
import { buildKit, isKitFresh } from "./kit-build.ts";

test("the kit is built", () => {
  test.setTimeout(120_000);
  if (!isKitFresh()) buildKit();
});

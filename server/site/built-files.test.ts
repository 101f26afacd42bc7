import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";

const assets = join(import.meta.dirname, "../../build/client/assets");

test("the kit is not part of the site", async () => {
  const site = await createTestApp();
  expect((await site.app.inject("/_kit")).statusCode).toBe(404);
  await site.close();
  const files = readdirSync(assets);
  expect(files.filter((name) => /^kit[-.]/.test(name))).toEqual([]);
  const manifest = files.find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const known = readFileSync(join(assets, manifest), "utf8");
  expect(known).toContain("pages/home");
  expect(known).not.toContain("pages/kit");
});

test("no script injects a style, which the Content-Security-Policy would block", () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const styled = scripts.filter((name) =>
    /styleSheet\.cssText|createElement\([`"']style[`"']\)[^;]{0,40}\.(type|textContent|innerHTML)/.test(
      readFileSync(join(assets, name), "utf8"),
    ),
  );
  expect(styled).toEqual([]);
});

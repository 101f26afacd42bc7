import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { languages } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { Header } from "./header.tsx";

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await page.viewport(1280, 900);
});

test.each(languages)(
  "CH1: at 200 % text size, a phone's header shows logo, language and menu apart (%s)",
  async (language) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = "32px";
    await openPage(<Header knownQuery="" />, pageAddress("/", language), language, { theme: "mithila" });
    for (const part of ["a svg use", "summary"])
      await expect.poll(() => document.querySelector(`header ${part}`)).not.toBeNull();
    const [mark, toggle, menu] = ["a svg", "a[hreflang]", "summary"].map((selector) => {
      const element = document.querySelector(`header ${selector}`);
      return element?.getBoundingClientRect() ?? new DOMRect();
    });
    expect(mark?.width).toBeGreaterThan(0);
    expect(mark?.right).toBeLessThanOrEqual(toggle?.left ?? 0);
    expect(toggle?.right).toBeLessThanOrEqual(menu?.left ?? 0);
    expect(menu?.right).toBeLessThanOrEqual(360);
  },
);

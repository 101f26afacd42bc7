import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";

/** Replaces photographs: equal on every machine, and small as a PNG. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067"><path fill="#7f96ab" d="M0 0h1600v700H0z"/><path fill="#6d8a56" d="M0 700h1600v367H0z"/><path fill="#c98f5c" d="M500 300h600v500H500z"/></svg>`;

/** Opens the kit with a fixed clock, loaded fonts and finished hydration. */
export async function openKit(page: Page, language: Language = "en"): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-15T06:00:00Z"));
  await replacePictures(page);
  await page.goto(pageAddress("/_kit", language));
  // The place of the toasts is mounted by an effect: hydration is finished by then.
  await page.locator("[role=region][aria-live=polite]").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

export async function replacePictures(page: Page): Promise<void> {
  await page.route("**/media/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: placeholder }),
  );
}

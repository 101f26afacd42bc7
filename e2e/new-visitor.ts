import { type Page, test } from "@playwright/test";

/** The next part of a story begins as on a first visit, but with the browser's cache of files. */
export async function becomeNewVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Pages store drafts when they are left, so the storage is cleared after that.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: null, media: null, reducedMotion: null });
  const { viewport } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
}

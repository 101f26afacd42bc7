import type { Page } from "@playwright/test";

/** Delays the data of pages, as a slow network does, until the returned function is called. */
export async function holdDataRequests(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

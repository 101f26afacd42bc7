import type { Page } from "@playwright/test";

/** Delays what is requested from these addresses, as a slow network does, until the returned function is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

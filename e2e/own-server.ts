import { expect, type Page } from "@playwright/test";
import { DisposableServer } from "../resilience/disposable-server.ts";

/** Runs a journey on a server of its own, and removes both. */
export async function onServer(
  page: Page,
  environment: Record<string, string>,
  journey: (server: DisposableServer) => Promise<void>,
): Promise<void> {
  const server = await DisposableServer.create(environment);
  try {
    await server.start();
    // A server that has just started on a busy machine refuses requests for a moment.
    await expect.poll(async () => (await page.request.get(`${server.origin}/readyz`)).status()).toBe(200);
    await journey(server);
  } finally {
    // The page would report that the server is gone.
    await page.goto("about:blank");
    await server.remove();
  }
}

/** The address of the guide, which the server prints. */
export const setupLinkOf = (server: DisposableServer) =>
  /Set it up at (\S+)/.exec(server.process.output())?.[1] ?? "";

import { test as journey } from "../journey.ts";
import { startKitServer } from "./kit-server.ts";

/** A test of the kit; each worker starts its own server. */
export const test = journey.extend<object, { kitOrigin: string }>({
  kitOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function asks for from its pattern
    async ({}, use) => {
      const { origin, close } = await startKitServer();
      await use(origin);
      close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ kitOrigin }, use) => use(kitOrigin),
});

export { expect } from "../journey.ts";

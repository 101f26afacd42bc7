import type { App } from "./app-type.ts";

/** Leaves time to close the database before a supervisor kills the process. */
const closeTimeoutMs = 8_000;

/** Finishes pending requests, and closes the connections of those that take longer than the timeout. */
export async function closeApp(app: App): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timeout);
  }
}

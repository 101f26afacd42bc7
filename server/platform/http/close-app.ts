import type { App } from "./app-type.ts";

/** Leaves time to close the database before a supervisor kills the process. */
const closeTimeoutMs = 8_000;

/** Finishes pending requests. Connections that are still open after the timeout are closed: their requests were not acknowledged. */
export async function closeApp(app: App): Promise<void> {
  const timeout = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timeout);
  }
}

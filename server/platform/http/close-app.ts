import type { App } from "./app-type.ts";

/** How long requests under way are waited for: what is closed after them needs its time too. */
const grace = 8_000;

/** Answers what is under way. One who sends a picture at a snail's pace is cut off: nothing of it was acknowledged. */
export async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

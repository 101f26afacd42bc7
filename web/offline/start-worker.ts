/** Returns whether there is a worker; browsers refuse one in private windows and without https. */
export async function startWorker(): Promise<boolean> {
  try {
    // The browser asks the server for a new version with every page.
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    return true;
  } catch {
    return false;
  }
}

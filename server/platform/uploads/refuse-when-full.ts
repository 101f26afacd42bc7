import type { App } from "#server/platform/http/app-type.ts";
import type { DiskBudget } from "#server/platform/media/disk-budget.ts";

/** Refuses what would be stored while there is still room to go on reading, deleting and logging in. */
export function refuseWithoutRoom(app: App, disk: DiskBudget): void {
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.form !== undefined) await disk.requireRoom();
  });
}

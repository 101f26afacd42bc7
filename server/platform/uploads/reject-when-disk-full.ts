import type { App } from "#server/platform/http/app-type.ts";
import type { DiskBudget } from "#server/platform/media/disk-budget.ts";

/** Rejects forms while there is still enough disk space to read, delete and log in. */
export function rejectFormsWhenDiskFull(app: App, disk: DiskBudget): void {
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.form !== undefined) await disk.requireFreeSpace();
  });
}

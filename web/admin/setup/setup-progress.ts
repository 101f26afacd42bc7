import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createLocalStorageItem } from "#web/admin/storage/local-storage-item.ts";

export const setupSteps = ["language", "company", "admin", "mail", "place", "done"] as const;
export type SetupStep = (typeof setupSteps)[number];

const company = z.record(z.string(), z.string());
const progressSchema = z.object({ step: z.enum(setupSteps), code: z.string(), company });
export type SetupProgress = z.infer<typeof progressSchema>;

const start: SetupProgress = { step: "language", code: "", company: {} };

/** ST4: how far the guide is, with what was entered and is not yet stored. Never a password. */
const setupProgress = createLocalStorageItem<SetupProgress>("setup", progressSchema);

export function changeSetupProgress(change: Partial<SetupProgress>): void {
  setupProgress.write({ ...(setupProgress.read() ?? start), ...change });
}

/** Undefined on the server and during hydration, which do not know it. */
export function useSetupProgress(): SetupProgress | undefined {
  return useSyncExternalStore(
    setupProgress.subscribe,
    () => setupProgress.read() ?? start,
    () => undefined,
  );
}

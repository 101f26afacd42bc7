import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createLocalStorageItem } from "#web/admin/storage/local-storage-item.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import type { ResourceName } from "./use-resource-page.ts";

const views = ["cards", "table"] as const;
export type View = (typeof views)[number];

const choices = createLocalStorageItem("admin-views", z.record(z.string(), z.enum(views)));

/** The table if it was chosen in this browser and the screen is wide enough, else cards. */
export function useView(resource: ResourceName) {
  const chosen = useSyncExternalStore(
    choices.subscribe,
    () => choices.read()?.[resource] ?? "cards",
    () => "cards" as const,
  );
  const isWide = useIsWide();
  const view: View = isWide ? chosen : "cards";
  return {
    view,
    isWide,
    choose: (next: View) => choices.write({ ...choices.read(), [resource]: next }),
  };
}

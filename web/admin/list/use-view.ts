import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createLocalStorageItem } from "#web/admin/storage/local-storage-item.ts";
import type { ResourceName } from "./use-resource-page.ts";

const views = ["cards", "table"] as const;
export type View = (typeof views)[number];

const choices = createLocalStorageItem("admin-views", z.record(z.string(), z.enum(views)));
const wide = "(min-width: 64rem)";

/** Cards, or where there is room the table if this browser's staff chose it. */
export function useView(resource: ResourceName) {
  const chosen = useSyncExternalStore(
    choices.subscribe,
    () => choices.read()?.[resource] ?? "cards",
    () => "cards" as const,
  );
  const hasRoom = useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const view: View = hasRoom ? chosen : "cards";
  return {
    view,
    hasRoom,
    choose: (next: View) => choices.write({ ...choices.read(), [resource]: next }),
  };
}

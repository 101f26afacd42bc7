import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createLocalStorageItem, type LocalStorageItem } from "./local-storage-item.ts";

type Kind = "messages" | "service-requests";
type Ids = readonly number[];

/** So many fit into any browser's storage beside the rest; beyond them, the oldest are let go. */
const maxFlags = 10_000;

const idsSchema: z.ZodMiniType<Ids> = z.array(z.int());
const stores: Record<Kind, LocalStorageItem<Ids>> = {
  messages: createLocalStorageItem("read:messages", idsSchema),
  "service-requests": createLocalStorageItem("read:service-requests", idsSchema),
};
const none: Ids = [];

/** AR2: what was read is this browser's own memory. No call is made, and nothing goes back to unread. */
export function useReadFlags(kind: Kind) {
  const store = stores[kind];
  const ids = useSyncExternalStore(
    store.subscribe,
    () => store.read() ?? none,
    () => none,
  );
  return {
    isRead: (id: number) => ids.includes(id),
    markAsRead: (id: number) => store.write(withFlag(store.read() ?? none, id)),
  };
}

/** Ids grow, so the smallest belong to the oldest rows. */
export function withFlag(ids: Ids, id: number): Ids {
  return [...new Set([...ids, id])].toSorted((a, b) => a - b).slice(-maxFlags);
}

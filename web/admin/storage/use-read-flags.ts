import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { createLocalStorageItem, type LocalStorageItem } from "./local-storage-item.ts";

type Kind = "messages" | "service-requests";
type Ids = readonly number[];

/** Fits into every browser's storage. Beyond it, the oldest are dropped. */
const maxFlags = 10_000;

const idsSchema: z.ZodMiniType<Ids> = z.array(z.int());
const items: Record<Kind, LocalStorageItem<Ids>> = {
  messages: createLocalStorageItem("read:messages", idsSchema),
  "service-requests": createLocalStorageItem("read:service-requests", idsSchema),
};
const none: Ids = [];

/** AR2: for other API hosts, this browser stores which rows were read. No call is made, and a read row never becomes unread. */
export function useBrowserReadFlags(kind: Kind) {
  const item = items[kind];
  const ids = useSyncExternalStore(
    item.subscribe,
    () => item.read() ?? none,
    () => none,
  );
  return {
    isRead: (id: number) => ids.includes(id),
    markAsRead: (id: number) => item.write(withFlag(item.read() ?? none, id)),
  };
}

/** Ids increase, so the smallest belong to the oldest rows. */
export function withFlag(ids: Ids, id: number): Ids {
  return [...new Set([...ids, id])].toSorted((a, b) => a - b).slice(-maxFlags);
}

import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { type InboxKind, inboxKinds } from "./inbox-kinds.ts";
import { createLocalStorageItem, type LocalStorageItem } from "./local-storage-item.ts";

type Ids = readonly number[];

/** Fits into every browser's storage. Beyond it, the oldest are dropped. */
const maxFlags = 10_000;

const idsSchema: z.ZodMiniType<Ids> = z.array(z.int());
const items = Object.fromEntries(
  inboxKinds.map((kind) => [kind, createLocalStorageItem(`read:${kind}`, idsSchema)]),
) as Record<InboxKind, LocalStorageItem<Ids>>;
const none: Ids = [];

/** AR2: for other API hosts, this browser stores which rows were read. No call is made, and a read row never becomes unread. */
export function useBrowserReadFlags(kind: InboxKind) {
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

import { useEffect, useSyncExternalStore } from "react";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { storedSession, useSession } from "#web/admin/session/stored-session.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { sendEntry } from "./diary-calls.ts";
import { DiaryQueue } from "./diary-queue.ts";
import { EntryStore } from "./entry-store.ts";
import type { NewWaitingEntry } from "./waiting-entry.ts";

/** Some phones never say that the connection is back. */
const retryIntervalMs = 30_000;

/** CN5: what an account has written on this phone. */
export type DiaryOnPhone = Readonly<{
  store: EntryStore;
  queue: DiaryQueue;
  send: (entry: NewWaitingEntry) => Promise<unknown>;
}>;

/** One for the page: the form and the list show the same entries. */
const ofAuthors = new Map<string, DiaryOnPhone>();

function diaryOf(author: string): DiaryOnPhone {
  const known = ofAuthors.get(author);
  if (known) return known;
  const store = new EntryStore(author);
  // Another account may have logged in in another tab; the server would take it for the author.
  const send = (entry: NewWaitingEntry) =>
    storedSession.read()?.user.username === author
      ? sendEntry(entry)
      : Promise.reject(new CallFailure("refused", { status: 401 }));
  const diary = { store, queue: new DiaryQueue(store, send), send };
  ofAuthors.set(author, diary);
  return diary;
}

/** CN5: of the account that is logged in, or was until its session ended. Sends what waits now, when the connection is back, and from time to time. */
export function useDiaryOnPhone() {
  const session = useSession();
  const author = useLastDefined(session?.user.username) ?? "";
  const diary = diaryOf(author);
  const { queue } = diary;
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login sends what waited for it
  useEffect(() => {
    const send = () => void queue.sendAll().catch(() => undefined);
    send();
    const timer = setInterval(send, retryIntervalMs);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [queue, session?.refresh]);
  return { diary, state };
}

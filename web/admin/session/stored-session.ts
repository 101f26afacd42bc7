import { useSyncExternalStore } from "react";
import { type StoredSession, storedSessionSchema } from "#domain/session/session.ts";
import { createLocalStorageItem } from "#web/admin/storage/local-storage-item.ts";

/** LO3: both tokens and the user. Every call reads it again, so that it uses a token that another tab has renewed. */
export const storedSession = createLocalStorageItem("session", storedSessionSchema);

/** Clears the session with this refresh token. A session that was started meanwhile stays. */
export function clearSession({ refresh }: Pick<StoredSession, "refresh">): void {
  const now = storedSession.read();
  if (now === null || now.refresh === refresh) storedSession.clear();
}

const unknown = () => undefined;

/** Null without a session. Undefined on the server and during hydration, where the storage can't be read. */
export function useSession(): StoredSession | null | undefined {
  return useSyncExternalStore(storedSession.subscribe, storedSession.read, unknown);
}

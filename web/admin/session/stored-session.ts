import { useSyncExternalStore } from "react";
import { type StoredSession, storedSessionSchema } from "#domain/session/session.ts";
import { createLocalStorageItem } from "#web/admin/storage/local-storage-item.ts";

/** LO3: both tokens and who they belong to. Every call reads it anew, so a token that another tab fetched is used. */
export const storedSession = createLocalStorageItem("session", storedSessionSchema);

/** Ends the session of these tokens; one that was opened in the meantime stays. */
export function clearSession({ refresh }: Pick<StoredSession, "refresh">): void {
  const now = storedSession.read();
  if (now === null || now.refresh === refresh) storedSession.clear();
}

const unknown = () => undefined;

/** Null for nobody; undefined on the server and while its page is taken over, where storage can't be known. */
export function useSession(): StoredSession | null | undefined {
  return useSyncExternalStore(storedSession.subscribe, storedSession.read, unknown);
}

import { storedSession, useSession } from "#web/admin/session/stored-session.ts";
import { forgetUnsavedWork, useUnsavedWork } from "#web/admin/session/unsaved-work.ts";
import type { CallFailure } from "#web/api/call-failure.ts";

/** If the session ends while there is unsaved work, the editor stays open and asks to log in (decision 17). */
export function useSessionEnd(hasUnsavedWork: boolean, onLeave: () => void) {
  const session = useSession();
  const isFirst = useUnsavedWork(hasUnsavedWork);
  return {
    isOpen: session === null && isFirst,
    onLeave() {
      onLeave();
      forgetUnsavedWork();
    },
  };
}

export function isSessionEnd({ status }: CallFailure): boolean {
  return status === 401 && storedSession.read() === null;
}

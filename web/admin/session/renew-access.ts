import { refreshedTokenSchema, type StoredSession } from "#domain/session/session.ts";
import { CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { request } from "#web/api/request.ts";
import { clearSession, storedSession } from "./stored-session.ts";

let pendingRefresh: Promise<string | null> | undefined;

/**
 * Returns a new access token in place of a rejected one, or null if the session has ended. Concurrent calls share one
 * refresh. If the refresh fails for another reason (offline, 429, 503), throws that failure and keeps the session.
 */
export async function renewAccess(rejected: string): Promise<string | null> {
  const session = storedSession.read();
  if (session === null) return null;
  // Another call or another tab has already renewed it.
  if (session.access !== rejected) return session.access;
  pendingRefresh ??= renew(session).finally(() => {
    pendingRefresh = undefined;
  });
  return pendingRefresh;
}

/** Only a 401 means that the refresh token is no longer valid. */
function isRejected(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401;
}

async function renew(session: StoredSession): Promise<string | null> {
  try {
    const body = await request({
      method: "POST",
      path: "/api/token/refresh/",
      body: { refresh: session.refresh, rotate: true },
    });
    const { access, refresh = session.refresh } = refreshedTokenSchema.parse(body);
    const now = storedSession.read();
    // Meanwhile the user logged out or in again, or another tab renewed the session.
    if (now?.refresh !== session.refresh) return now?.access ?? null;
    storedSession.write({ ...now, access, refresh });
    return access;
  } catch (error) {
    if (!isRejected(error)) throw toCallFailure(error);
    clearSession(session);
    return storedSession.read()?.access ?? null;
  }
}

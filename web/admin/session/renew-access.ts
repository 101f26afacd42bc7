import { refreshedTokenSchema, type StoredSession } from "#domain/session/session.ts";
import { toCallFailure } from "#web/admin/calls/to-call-failure.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { request } from "#web/api/request.ts";
import { clearSession, storedSession } from "./stored-session.ts";

let underWay: Promise<string | null> | undefined;

/**
 * A good access token in place of the refused one; null if the session has ended. All who ask at the same time share
 * one refresh. If the server can't be asked (offline, 429, 503), that failure is thrown and the session stays.
 */
export async function renewAccess(refused: string): Promise<string | null> {
  const session = storedSession.read();
  if (session === null) return null;
  // Another call or another tab was quicker.
  if (session.access !== refused) return session.access;
  underWay ??= renew(session).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Only this answer says that the refresh token is no longer good. */
function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401;
}

async function renew(session: StoredSession): Promise<string | null> {
  try {
    const answer = await request({
      method: "POST",
      path: "/api/token/refresh/",
      body: { refresh: session.refresh, rotate: true },
    });
    const { access, refresh = session.refresh } = refreshedTokenSchema.parse(answer);
    const now = storedSession.read();
    // Logged out, in as another, or renewed by another tab, while the answer was on its way.
    if (now?.refresh !== session.refresh) return now?.access ?? null;
    storedSession.write({ ...now, access, refresh });
    return access;
  } catch (error) {
    if (!isRefused(error)) throw toCallFailure(error);
    clearSession(session);
    return storedSession.read()?.access ?? null;
  }
}

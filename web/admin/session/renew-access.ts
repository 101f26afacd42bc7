import { refreshedTokenSchema, type StoredSession } from "#domain/session/session.ts";
import { request } from "#web/api/request.ts";
import { forgetSession, storedSession } from "./stored-session.ts";

let underWay: Promise<string | null> | undefined;

/** A good access token in place of the refused one. All who ask at the same time share one refresh. Null ends the session. */
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
  } catch {
    forgetSession(session);
    return storedSession.read()?.access ?? null;
  }
}

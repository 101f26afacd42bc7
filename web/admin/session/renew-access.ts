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
  underWay ??= refresh(session).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function refresh(session: StoredSession): Promise<string | null> {
  try {
    const answer = await request({
      method: "POST",
      path: "/api/token/refresh/",
      body: { refresh: session.refresh },
    });
    const { access } = refreshedTokenSchema.parse(answer);
    const now = storedSession.read();
    // Logged out, or in as another, while the answer was on its way.
    if (now?.refresh !== session.refresh) return now?.access ?? null;
    storedSession.write({ ...now, access });
    return access;
  } catch {
    forgetSession(session);
    return storedSession.read()?.access ?? null;
  }
}

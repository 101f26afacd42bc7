import { CallFailure } from "#web/api/call-failure.ts";
import { type Call, request, requestTagged, type TaggedResponse } from "#web/api/request.ts";
import { type FormUpload, uploadForm } from "#web/api/upload-form.ts";
import { renewAccess } from "./renew-access.ts";
import { clearSession, storedSession } from "./stored-session.ts";

/** A call with the session's token; its JSON is read by the caller's schema. */
export function callAsAdmin(call: Call): Promise<unknown> {
  return withToken((headers) => request({ ...call, headers: { ...call.headers, ...headers } }));
}

/** The same, with the version of the row that it answers with. */
export function callTaggedAsAdmin(call: Call): Promise<TaggedResponse> {
  return withToken((headers) => requestTagged({ ...call, headers: { ...call.headers, ...headers } }));
}

/** The same for a form with files. */
export function uploadAsAdmin(form: FormUpload): Promise<unknown> {
  return withToken((headers) => uploadForm({ ...form, headers: { ...form.headers, ...headers } }));
}

type Headers = Readonly<{ authorization: string }>;

export function bearer(access: string): Headers {
  return { authorization: `Bearer ${access}` };
}

/** LO3: a 401 is met with one refresh and one more try. If that fails too the session is over, and the gate shows the login. */
async function withToken<Answer>(attempt: (headers: Headers) => Promise<Answer>): Promise<Answer> {
  const session = storedSession.read();
  if (session === null) {
    storedSession.clear();
    throw new CallFailure("refused", { status: 401 });
  }
  try {
    return await attempt(bearer(session.access));
  } catch (error) {
    if (!isUnauthorised(error)) throw error;
    const access = await renewAccess(session.access);
    if (access === null) throw error;
    try {
      return await attempt(bearer(access));
    } catch (again) {
      const now = storedSession.read();
      if (isUnauthorised(again) && now?.access === access) clearSession(now);
      throw again;
    }
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401;
}

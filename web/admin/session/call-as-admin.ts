import { withActionKey } from "#web/api/action-keys.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { downloadFile } from "#web/api/download-file.ts";
import { openStream } from "#web/api/open-stream.ts";
import {
  anyBody,
  type Call,
  parseBody,
  type ResponseSchema,
  request,
  requestTagged,
  type TaggedResponse,
} from "#web/api/request.ts";
import { type FormUpload, uploadForm } from "#web/api/upload-form.ts";
import { renewAccess } from "./renew-access.ts";
import { clearSession, storedSession } from "./stored-session.ts";

/** Calls the API with the session's token. */
export function callAsAdmin<Value>(call: Call, schema: ResponseSchema<Value>): Promise<Value>;
export function callAsAdmin(call: Call): Promise<unknown>;
export function callAsAdmin(call: Call, schema = anyBody): Promise<unknown> {
  return withActionKey(call, (keyed) =>
    withToken((headers) => request({ ...keyed, headers: { ...keyed.headers, ...headers } }, schema)),
  );
}

/** The same, with the ETag of the returned row. */
export function callTaggedAsAdmin<Value>(
  call: Call,
  schema: ResponseSchema<Value>,
): Promise<TaggedResponse<Value>> {
  return withToken((headers) => requestTagged({ ...call, headers: { ...call.headers, ...headers } }, schema));
}

/** The same for a form with files. */
export function uploadAsAdmin<Value>(form: FormUpload, schema: ResponseSchema<Value>): Promise<Value>;
export function uploadAsAdmin(form: FormUpload): Promise<unknown>;
export async function uploadAsAdmin(form: FormUpload, schema = anyBody): Promise<unknown> {
  const body = await withToken((headers) =>
    uploadForm({ ...form, headers: { ...form.headers, ...headers } }),
  );
  return parseBody(schema, body);
}

/** Saves a file of the API under its name. With a body, the call is a POST. */
export function downloadAsAdmin(
  path: string,
  headers?: Readonly<Record<string, string>>,
  body?: object,
): Promise<void> {
  return withToken((token) => downloadFile(path, { ...headers, ...token }, body));
}

/** Opens a response that goes on until it is aborted. */
export function streamAsAdmin(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return withToken((headers) => openStream(path, headers, signal));
}

type Headers = Readonly<{ authorization: string }>;

export function bearer(access: string): Headers {
  return { authorization: `Bearer ${access}` };
}

/** LO3: after a 401, renews the token and retries once. If that fails too, the session ends and the login appears. */
async function withToken<Result>(attempt: (headers: Headers) => Promise<Result>): Promise<Result> {
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
    } catch (retryError) {
      const now = storedSession.read();
      if (isUnauthorised(retryError) && now?.access === access) clearSession(now);
      throw retryError;
    }
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401;
}

import { apiUrl } from "./api-url.ts";
import { CallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";

export const requestTimeoutMs = 10_000;

export type Call = Readonly<{
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Sent as JSON. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
}>;

/** A response's JSON, not yet checked by a schema, and the version of its row. */
export type TaggedResponse = Readonly<{ body: unknown; etag: string | null }>;

/** Returns the response's JSON. Throws only CallFailures. */
export async function request(call: Call): Promise<unknown> {
  return (await requestTagged(call)).body;
}

export async function requestTagged({ method, path, body, headers = {} }: Call): Promise<TaggedResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const response = await fetch(apiUrl(path), {
      method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      signal: controller.signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    const etag = toStrongEtag(response.headers.get("etag"));
    return { body: readResponse(response.status, await response.text(), etag), etag };
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(controller.signal.aborted ? "timeout" : "offline", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A proxy that compresses a response weakens its ETag, but If-Match requires a strong one. */
export function toStrongEtag(etag: string | null): string | null {
  return etag?.replace(/^W\//, "") ?? null;
}

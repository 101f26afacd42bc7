import { apiUrl } from "./api-url.ts";
import { CallFailure, toCallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";

export const requestTimeoutMs = 10_000;

export type Call = Readonly<{
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Sent as JSON. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
}>;

/** A zod schema, or anything else that reads a response's JSON and throws if it is unexpected. */
export type ResponseSchema<Value> = Readonly<{ parse: (body: unknown) => Value }>;

/** For responses that are not read. */
export const anyBody: ResponseSchema<unknown> = { parse: (body) => body };

/** Parses a response's JSON. An unexpected body is a failed call. */
export function parseBody<Value>(schema: ResponseSchema<Value>, body: unknown): Value {
  try {
    return schema.parse(body);
  } catch (error) {
    throw toCallFailure(error);
  }
}

/** A response's content and the version of its row. */
export type TaggedResponse<Value> = Readonly<{ body: Value; etag: string | null }>;

/** Returns the response's content. Throws only CallFailures. */
export function request<Value>(call: Call, schema: ResponseSchema<Value>): Promise<Value>;
export function request(call: Call): Promise<unknown>;
export async function request(call: Call, schema = anyBody): Promise<unknown> {
  return (await requestTagged(call, schema)).body;
}

export async function requestTagged<Value>(
  { method, path, body, headers = {} }: Call,
  schema: ResponseSchema<Value>,
): Promise<TaggedResponse<Value>> {
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
    const content = readResponse(response.status, await response.text(), etag);
    return { body: parseBody(schema, content), etag };
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

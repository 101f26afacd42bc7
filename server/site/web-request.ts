import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Converts to the standard Request that React Router expects, with these fields instead of a body that was read already. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  fields?: URLSearchParams,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) headers.append(name, item);
    }
  }
  // rejectForeignPosts has checked it. React Router would compare it with PUBLIC_URL's default, which may not be the visitor's host.
  headers.delete("origin");
  if (fields) {
    headers.set("content-type", "application/x-www-form-urlencoded");
    headers.delete("content-length");
  }
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  // Concatenated, because `new URL(path, origin)` reads a path that begins with two slashes as another host.
  const path = request.raw.url?.startsWith("/") ? request.raw.url : "/";
  return new Request(new URL(origin + path), {
    // A HEAD needs the headers of its GET; Node omits the body.
    method: request.method === "HEAD" ? "GET" : request.method,
    headers,
    signal: controller.signal,
    ...(fields && { body: fields }),
    ...(hasBody && !fields ? { body: Readable.toWeb(request.raw), duplex: "half" } : {}),
  });
}

import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A Fastify request as the standard Request that React Router takes. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, one);
    }
  }
  // Checked already. React Router would compare it with PUBLIC_URL's default, by which the visitor may not have come.
  headers.delete("origin");
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  // Put together as text: a path that begins with two slashes must not be taken for another host.
  const path = request.raw.url?.startsWith("/") ? request.raw.url : "/";
  return new Request(new URL(origin + path), {
    // A HEAD is answered like its GET, headers and all; Node leaves the body out.
    method: request.method === "HEAD" ? "GET" : request.method,
    headers,
    signal: controller.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw), duplex: "half" } : {}),
  });
}

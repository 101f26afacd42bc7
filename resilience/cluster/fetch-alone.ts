import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

const timeoutMs = 15_000;

/**
 * `fetch` on a connection of its own. On a kept one, a request can cross with the server's closing of it; browsers then
 * repeat it by themselves, `fetch` does not.
 */
export async function fetchAlone(address: string, init: RequestInit = {}): Promise<Response> {
  const { method, headers, body } = new Request(address, init);
  const call = request(address, {
    method,
    headers: Object.fromEntries(headers),
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  });
  call.end(body ? await new Response(body).bytes() : undefined);
  const response: IncomingMessage = (await once(call, "response"))[0];
  const content = await buffer(response);
  return new Response(content.length === 0 ? null : new Uint8Array(content), {
    status: response.statusCode ?? 0,
  });
}

// Baseline server: Fastify without hooks, plugins or logging serves one page's bytes and headers from memory.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import Fastify from "fastify";

/** Node writes these headers itself. */
const nodeHeaders = ["connection", "keep-alive", "date", "content-length"];

const [pageUrl = ""] = process.argv.slice(2);
const pageRequest = request(pageUrl, { headers: { "accept-encoding": "br" } }).end();
const [response]: IncomingMessage[] = await once(pageRequest, "response");
if (!response) throw new Error(`No response from ${pageUrl}`);
const body = await buffer(response);
const headers = Object.fromEntries(
  Object.entries(response.headers).filter(([name]) => !nodeHeaders.includes(name)),
);

const app = Fastify();
app.get("/readyz", async () => "ready");
app.get(new URL(pageUrl).pathname, (_request, reply) => {
  reply.headers(headers).send(body);
});
await app.listen({ port: Number(process.env.PORT) });

// The ceiling: Fastify without a hook, a plugin or a log, answering the bytes and headers of one page from memory.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import Fastify from "fastify";

/** What Node writes by itself. */
const ownHeaders = ["connection", "keep-alive", "date", "content-length"];

const [page = ""] = process.argv.slice(2);
const asking = request(page, { headers: { "accept-encoding": "br" } }).end();
const [response]: IncomingMessage[] = await once(asking, "response");
if (!response) throw new Error(`${page} did not answer`);
const body = await buffer(response);
const headers = Object.fromEntries(
  Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name)),
);

const app = Fastify();
app.get("/readyz", async () => "ready");
app.get(new URL(page).pathname, (_request, reply) => {
  reply.headers(headers).send(body);
});
await app.listen({ port: Number(process.env.PORT) });

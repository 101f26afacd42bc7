import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";

type Received = Readonly<{ headers: IncomingHttpHeaders; body: string; path: string }>;

/** A status, with a header where it is a redirect; "hang" gives no answer, "endless" one without an end. */
export type ReceiverAnswer = number | Readonly<{ status: number; location: string }> | "hang" | "endless";

export type WebhookReceiver = Readonly<{
  url: string;
  received: readonly Received[];
  close: () => Promise<void>;
}>;

/** A real server on this machine that keeps what it gets. */
export async function startWebhookReceiver(
  answer: (message: Received) => ReceiverAnswer | Promise<ReceiverAnswer> = () => 204,
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const message = {
      headers: request.headers,
      body: Buffer.concat(chunks).toString("utf8"),
      path: request.url ?? "",
    };
    received.push(message);
    const answered = await answer(message);
    if (answered === "hang") return;
    if (answered === "endless") {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
      response.on("close", () => clearInterval(timer));
    } else if (typeof answered === "number") response.writeHead(answered).end();
    else response.writeHead(answered.status, { location: answered.location }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

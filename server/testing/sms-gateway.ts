import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type ReceivedSms = Readonly<{ to: string; text: string; fields: Readonly<Record<string, string>> }>;

/** An answer; "hang" gives none, "cut" ends the connection, "twice" accepts and says so two times on one connection. */
export type GatewayAnswer = Readonly<{ status: number; body: unknown }> | "hang" | "cut" | "twice";

export type TestSmsGateway = Readonly<{
  url: string;
  /** Every message that arrived, in order, whatever was answered. */
  received: readonly ReceivedSms[];
  close: () => Promise<void>;
}>;

export const sparrowAccepts = {
  status: 200,
  body: { count: 1, response_code: 200, response: "1 mesages has been queued for delivery" },
} as const;

/** As Sparrow documents them; there is no 1009. */
export const sparrowErrors: ReadonlyArray<readonly [number, string]> = [
  [1000, "A required field is missing"],
  [1001, "Invalid IP Address"],
  [1002, "Invalid Token"],
  [1003, "Account Inactive"],
  [1004, "Account Inactive"],
  [1005, "Account has been expired"],
  [1006, "Account has been expired"],
  [1007, "Invalid Receiver"],
  [1008, "Invalid Sender"],
  [1010, "Text cannot be empty"],
  [1011, "No valid receiver"],
  [1012, "No Credits Available"],
  [1013, "Insufficient Credits"],
];

const aakashMessage = { id: 2673160, mobile: "9779800000201", text: "…", credit: 1, network: "ncell" };
export const aakashAccepts = {
  status: 200,
  body: {
    error: false,
    message: "1 messages has been queued for delivery.",
    data: { valid: [{ ...aakashMessage, status: "queued" }], invalid: [] },
  },
} as const;
export const aakashAborts = {
  status: 200,
  body: {
    error: false,
    message: "0 messages has been queued for delivery.",
    data: { valid: [], invalid: [{ ...aakashMessage, credit: 0, network: "N/A", status: "aborted" }] },
  },
} as const;
export const aakashErrors = [
  "The provided Auth Token is not valid.",
  "The to field is required.",
  "The text field is required.",
  "Not enough balance.",
];

/** A real server that speaks the documented answers of both gateways, on this machine. */
export async function startSmsGateway(
  answer: (sms: ReceivedSms) => GatewayAnswer | Promise<GatewayAnswer> = () => sparrowAccepts,
  port = 0,
): Promise<TestSmsGateway> {
  const received: ReceivedSms[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString("utf8")));
    const sms = {
      to: fields.to ?? "",
      text: fields.text ?? "",
      fields: { ...fields, path: request.url ?? "" },
    };
    received.push(sms);
    const answered = await answer(sms);
    if (answered === "hang") return;
    if (answered === "cut") request.socket.destroy();
    else if (answered === "twice") answerTwice(request);
    else
      response
        .writeHead(answered.status, { "content-type": "application/json" })
        .end(typeof answered.body === "string" ? answered.body : JSON.stringify(answered.body));
  };
  const server = createServer((request, response) => {
    // A client that is killed breaks its connection.
    handle(request, response).catch(() => undefined);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answerTwice({ socket }: IncomingMessage): void {
  const body = JSON.stringify(sparrowAccepts.body);
  const answer = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  socket.end(answer + answer);
}

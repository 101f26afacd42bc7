import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = Readonly<{
  to: string;
  text: string;
  header: (name: string) => string | undefined;
}>;

export type TestSmtpServer = Readonly<{
  url: string;
  port: number;
  /** In the order of arrival. */
  received: readonly ReceivedMail[];
  close: () => Promise<void>;
}>;

type Options = Readonly<{
  port?: number;
  /** Called before a mail is accepted; its rejection is the server's answer. */
  accept?: (mail: ReceivedMail) => Promise<void>;
  /** Throws for an address that it refuses. */
  checkAddress?: (address: string) => void;
}>;

/** A real SMTP server on this machine. */
export async function startSmtpServer({
  port = 0,
  accept,
  checkAddress,
}: Options = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      try {
        checkAddress?.(address);
        callback();
      } catch (error) {
        callback(toError(error));
      }
    },
    onData(stream, session, callback) {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk));
        const mail = parseMail(
          Buffer.concat(chunks).toString("utf8"),
          session.envelope.rcptTo.map(({ address }) => address).join(" "),
        );
        await accept?.(mail);
        received.push(mail);
        callback();
      })().catch((error) => callback(toError(error)));
    },
  });
  // A client that is killed breaks its connection.
  server.on("error", () => undefined);
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** For the mails that the app sends: one part of plain text, as quoted-printable or base64. */
function parseMail(source: string, to: string): ReceivedMail {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const header = (name: string) => {
    const line = lines.find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}: `));
    return line === undefined ? undefined : decodeWords(line.slice(name.length + 2));
  };
  const body = source.slice(end + 4);
  const encoding = header("content-transfer-encoding");
  return { to, header, text: decodeBody(body, encoding).replace(/\r\n/g, "\n").trimEnd() };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuoted(body.replace(/=\r\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, content: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(content, "base64").toString("utf8")
        : decodeQuoted(content.replaceAll("_", " ")),
    );
}

import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Multipart parts written by hand, as no browser would. */
export const boundary = "----hand-written";

export function fieldPart(name: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

export function filePart(name: string, content: Buffer, filename = "picture.jpg"): Buffer {
  const head = `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}`), content, Buffer.from("\r\n")]);
}

export const lastBoundary = Buffer.from(`--${boundary}--\r\n`);

/** Sends the beginning of a request whose rest never comes; whoever called hangs up. */
export async function beginRequest(origin: string, path: string, begun: Buffer): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${begun.length + 100_000}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(begun);
  return socket;
}

/** A request whose body is sent in chunks, without saying how long it is. */
export class ChunkedRequest {
  readonly #socket: Socket;
  /** Settles when the server ends the connection. */
  readonly isClosed: Promise<boolean>;
  answer = "";
  sentBytes = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding("utf8").on("data", (text) => {
      this.answer += text;
    });
    // The server may end the connection while this is still sending, which is an error to the socket.
    socket.on("error", () => undefined);
    this.isClosed = new Promise((resolve) => {
      socket.once("close", () => resolve(true));
    });
  }

  static async begin(origin: string, path: string, headers: readonly string[]): Promise<ChunkedRequest> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      "Transfer-Encoding: chunked",
      ...headers,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    return new ChunkedRequest(socket);
  }

  async send(bytes: Buffer): Promise<void> {
    if (this.#socket.destroyed) return;
    this.sentBytes += bytes.length;
    this.#socket.write(`${bytes.length.toString(16)}\r\n`);
    this.#socket.write(bytes);
    if (!this.#socket.write("\r\n")) await this.#next("drain");
    await new Promise(setImmediate);
  }

  /** Goes on sending until it is answered or has sent so much; true if it was answered. */
  async sendUntilAnswered(maxBytes: number): Promise<boolean> {
    const piece = Buffer.alloc(64 * 1024, "x");
    while (this.answer === "" && this.sentBytes < maxBytes && !this.#socket.destroyed) await this.send(piece);
    return this.answer !== "";
  }

  get status(): number {
    return Number(/^HTTP\/1.1 (\d+)/.exec(this.answer)?.[1] ?? 0);
  }

  /** The answer's body, once all of it has come. */
  async body(): Promise<string> {
    const isWhole = () => {
      const start = this.answer.indexOf("\r\n\r\n");
      const length = Number(/^content-length: (\d+)/im.exec(this.answer)?.[1] ?? 0);
      return start >= 0 && this.answer.length >= start + 4 + length;
    };
    while (!isWhole() && !this.#socket.destroyed) await this.#next("data");
    return this.answer.slice(this.answer.indexOf("\r\n\r\n") + 4);
  }

  /** Whichever is first: the event, or the end of the connection. */
  async #next(event: "data" | "drain"): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#socket.once(event, () => resolve());
    await Promise.race([promise, this.isClosed]);
  }

  hangUp(): void {
    this.#socket.destroy();
  }
}

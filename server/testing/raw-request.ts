import { once } from "node:events";
import { connect, type Socket } from "node:net";

export const boundary = "----hand-written";

export function fieldPart(name: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

export function filePart(name: string, content: Buffer, filename = "picture.jpg"): Buffer {
  const head = `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}`), content, Buffer.from("\r\n")]);
}

export const closingBoundary = Buffer.from(`--${boundary}--\r\n`);

/** Sends the start of a request and leaves the connection open. The caller must destroy the socket. */
export async function sendPartialRequest(origin: string, path: string, start: Buffer): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // The server may refuse the request and close the connection, which is an error of the socket.
  socket.on("error", () => undefined);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${start.length + 100_000}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(start);
  return socket;
}

/** A request with a chunked body, which does not announce its length. */
export class ChunkedRequest {
  readonly #socket: Socket;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;
  response = "";
  sentBytes = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding("utf8").on("data", (text) => {
      this.response += text;
    });
    // The server may close the connection while this is still sending, which is an error of the socket.
    socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once("close", () => resolve());
    });
  }

  static async open(origin: string, path: string, headers: readonly string[]): Promise<ChunkedRequest> {
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
    if (!this.#socket.write("\r\n")) await this.#nextOrClosed("drain");
    await new Promise(setImmediate);
  }

  /** Sends until a response arrives or `maxBytes` are sent; true if a response arrived. */
  async sendUntilResponse(maxBytes: number): Promise<boolean> {
    const chunk = Buffer.alloc(64 * 1024, "x");
    while (this.response === "" && this.sentBytes < maxBytes && !this.#socket.destroyed)
      await this.send(chunk);
    return this.response !== "";
  }

  get status(): number {
    return Number(/^HTTP\/1.1 (\d+)/.exec(this.response)?.[1] ?? 0);
  }

  /** Waits for the complete response body. */
  async body(): Promise<string> {
    const isComplete = () => {
      const start = this.response.indexOf("\r\n\r\n");
      const length = Number(/^content-length: (\d+)/im.exec(this.response)?.[1] ?? 0);
      return start >= 0 && this.response.length >= start + 4 + length;
    };
    while (!isComplete() && !this.#socket.destroyed) await this.#nextOrClosed("data");
    return this.response.slice(this.response.indexOf("\r\n\r\n") + 4);
  }

  async #nextOrClosed(event: "data" | "drain"): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#socket.once(event, () => resolve());
    await Promise.race([promise, this.closed]);
  }

  close(): void {
    this.#socket.destroy();
  }
}

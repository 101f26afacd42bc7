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

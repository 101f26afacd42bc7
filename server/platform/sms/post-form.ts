import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

export type FormAnswer = Readonly<{ status: number; body: string }>;

/** Nothing was sent: there was no connection yet. */
export class UnreachableGateway extends Error {}

const maxAnswerBytes = 64 * 1024;

/**
 * Posts a form once. Each call has its own connection and none is repeated: a pooled connection could deliver a second answer of one
 * message as the first of the next.
 */
export async function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<FormAnswer> {
  const body = new URLSearchParams(fields).toString();
  const isEncrypted = url.startsWith("https:");
  let isConnected = false;
  try {
    return await new Promise((resolve, reject) => {
      const request = (isEncrypted ? requestHttps : requestHttp)(url, {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
          accept: "application/json",
        },
      });
      request.on("socket", (socket) => {
        socket.once(isEncrypted ? "secureConnect" : "connect", () => {
          isConnected = true;
        });
      });
      request.on("error", reject);
      request.on("response", (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("error", reject);
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxAnswerBytes) request.destroy(new Error("the answer is too long"));
          else chunks.push(chunk);
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") }),
        );
      });
      request.end(body);
    });
  } catch (error) {
    if (!isConnected) throw new UnreachableGateway("the gateway can't be reached", { cause: error });
    throw error;
  }
}

import { apiAddress } from "./address.ts";
import { CallFailure } from "./call-failure.ts";
import { readAnswer } from "./read-answer.ts";

export const longestWait = 10_000;

export type Call = Readonly<{
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Sent as JSON. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
}>;

/** Makes a call and gives the answer's JSON, unread by any schema; whatever goes wrong is a CallFailure. */
export async function request({ method, path, body, headers = {} }: Call): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), longestWait);
  try {
    const response = await fetch(apiAddress(path), {
      method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      signal: controller.signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(controller.signal.aborted ? "timeout" : "offline", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

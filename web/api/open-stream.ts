import { apiUrl } from "./api-url.ts";
import { CallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";

/** Opens a response that goes on until it is aborted. Throws only CallFailures. */
export async function openStream(
  path: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  try {
    const response = await fetch(apiUrl(path), { headers, signal });
    if (!response.ok) readResponse(response.status, await response.text(), null);
    if (!response.body) throw new CallFailure("unreadable", { status: response.status });
    return response.body;
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure("offline", { cause: error });
  }
}

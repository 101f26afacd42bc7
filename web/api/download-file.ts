import { apiUrl } from "./api-url.ts";
import { CallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";
import { requestTimeoutMs } from "./request.ts";

/** Fetches a file. The timeout ends with the first bytes, because a large file takes long over a slow connection. */
export async function downloadFile(path: string, headers: Readonly<Record<string, string>>): Promise<Blob> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const response = await fetch(apiUrl(path), { headers, signal: controller.signal });
    clearTimeout(timer);
    if (!response.ok) readResponse(response.status, await response.text());
    return await response.blob();
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(controller.signal.aborted ? "timeout" : "offline", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

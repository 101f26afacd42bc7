import { apiUrl } from "./api-url.ts";
import { CallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";
import { requestTimeoutMs } from "./request.ts";

/**
 * Fetches a file and saves it under the name that the response gives it. The timeout ends with the first bytes, because a
 * large file takes long over a slow connection. Throws only CallFailures.
 */
export async function downloadFile(
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const response = await fetch(apiUrl(path), {
      signal: controller.signal,
      headers: body ? { ...headers, "content-type": "application/json" } : headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    clearTimeout(timer);
    if (!response.ok) {
      readResponse(response.status, await response.text(), null);
      throw new CallFailure("unreadable", { status: response.status });
    }
    saveFile(await response.blob(), fileName(response.headers.get("content-disposition") ?? ""));
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(controller.signal.aborted ? "timeout" : "offline", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Prefers the name that may contain any letters (RFC 8187). */
function fileName(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = "download"] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : plain;
}

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

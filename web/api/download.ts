import { apiUrl } from "./api-url.ts";
import { CallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";

/** A large file takes longer than other responses. */
const downloadTimeoutMs = 120_000;

/** Fetches a file and saves it under its own name. Throws only CallFailures. */
export async function download(path: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const signal = AbortSignal.timeout(downloadTimeoutMs);
  try {
    const response = await fetch(apiUrl(path), { headers, signal });
    if (!response.ok) {
      readResponse(response.status, await response.text(), null);
      throw new CallFailure("unreadable", { status: response.status });
    }
    const [, name = "export.csv"] =
      /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
    saveFile(await response.blob(), name);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(signal.aborted ? "timeout" : "offline", { cause: error });
  }
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

import { apiUrl } from "./api-url.ts";
import { CallFailure } from "./call-failure.ts";
import { readResponse } from "./read-response.ts";
import { requestTimeoutMs, toStrongEtag } from "./request.ts";

/** The sent fraction, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

export type FormUpload = Readonly<{
  method: "POST" | "PUT" | "PATCH";
  path: string;
  /** A form, or the content of a single file. */
  form: FormData | Blob;
  headers?: Readonly<Record<string, string>>;
  onProgress?: OnProgress;
  /** Ends the call. */
  signal?: AbortSignal;
}>;

/**
 * Sends a form with its files. The timeout restarts with every progress event, so that a slow upload does not fail.
 * Uses XMLHttpRequest, because fetch does not report upload progress.
 */
export function uploadForm(upload: FormUpload): Promise<unknown> {
  const { method, path, form, headers = {}, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer = setTimeout(giveUp, requestTimeoutMs);
    function giveUp() {
      call.abort();
      reject(new CallFailure("timeout"));
    }
    call.upload.onprogress = (event) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, requestTimeoutMs);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    call.onload = () => {
      clearTimeout(timer);
      try {
        resolve(readResponse(call.status, call.responseText, toStrongEtag(call.getResponseHeader("etag"))));
      } catch (error) {
        reject(error);
      }
    };
    call.onerror = () => {
      clearTimeout(timer);
      reject(new CallFailure("offline"));
    };
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      call.abort();
      reject(new CallFailure("offline"));
    });
    call.open(method, apiUrl(path));
    call.setRequestHeader("accept", "application/json");
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.send(form);
  });
}

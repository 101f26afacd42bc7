import { useState } from "react";
import type { OnProgress } from "#web/api/upload-form.ts";

/** Sends one file at a time, with its progress; the error of the last one stays until the next. */
export function useSending(work: (file: File, onProgress: OnProgress) => Promise<void>) {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();
  return {
    progress,
    error,
    forget: () => setError(undefined),
    async send(file: File) {
      if (progress !== undefined) return;
      setProgress(0);
      setError(undefined);
      try {
        await work(file, setProgress);
      } catch (failure) {
        setError(failure);
      } finally {
        setProgress(undefined);
      }
    },
  };
}

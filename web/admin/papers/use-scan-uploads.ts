import { useRef, useState } from "react";
import type { Scan, ScanKind } from "#domain/papers/scan.ts";
import { type CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { randomKey } from "#web/api/random-key.ts";
import { type ScanFolder, uploadScan } from "./scan-calls.ts";

export type ScanUpload = Readonly<{
  id: string;
  kind: ScanKind;
  file: File;
  progress: number;
  failure: CallFailure | null;
}>;

/** Uploads one file after the other, so that a slow connection finishes some of them. A failed one can be repeated. */
export function useScanUploads<Stored extends Scan>(
  folder: ScanFolder<Stored>,
  onStored: (scan: Stored) => void,
) {
  const [uploads, setUploads] = useState<readonly ScanUpload[]>([]);
  const queue = useRef<ScanUpload[]>([]);
  const isRunning = useRef(false);

  const change = (id: string, changes: Partial<ScanUpload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const remove = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id));

  async function send(upload: ScanUpload) {
    try {
      onStored(await uploadScan(folder, upload, (progress) => change(upload.id, { progress })));
      remove(upload.id);
    } catch (error) {
      change(upload.id, { failure: toCallFailure(error), progress: 0 });
    }
  }

  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    isRunning.current = false;
  }

  return {
    uploads,
    add(files: readonly File[], kind: ScanKind) {
      const added = files.map((file) => ({ id: randomKey(), kind, file, progress: 0, failure: null }));
      setUploads((now) => [...now, ...added]);
      queue.current.push(...added);
      void run();
    },
    retry(upload: ScanUpload) {
      change(upload.id, { failure: null });
      queue.current.push(upload);
      void run();
    },
    remove,
  };
}

export type ScanUploads = ReturnType<typeof useScanUploads>;

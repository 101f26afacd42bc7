import { useEffect, useState } from "react";
import type { PickedFile } from "./file-rules.ts";

/** The URL of a picked file's preview; object URLs are revoked on cleanup. */
export function useFileUrl(picked: PickedFile): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (picked.kind === "stored") return;
    const objectUrl = URL.createObjectURL(picked.file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [picked]);
  return picked.kind === "stored" ? picked.address : url;
}

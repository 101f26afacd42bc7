import { useEffect, useState } from "react";
import type { PickedFile } from "./file-rules.ts";

/** An address under which a picked file can be shown; given back when it is no longer needed. */
export function useFileUrl(picked: PickedFile): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (picked.kind === "stored") return;
    const made = URL.createObjectURL(picked.file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picked]);
  return picked.kind === "stored" ? picked.address : address;
}

import type { ReactNode } from "react";
import { useCopyText } from "./use-copy-text.tsx";

type Shared = Readonly<{ title: string; text?: string; url: string }>;

type Share = Readonly<{
  /** Opens the device's sheet of apps. Where there is none, it copies the link and shows `copied`. */
  share: (shared: Shared, copied: Readonly<{ title: string; text: string }>) => Promise<void>;
  /** To be rendered: a dialog with the link, if the browser refuses to copy it. */
  fallback: ReactNode;
}>;

export function useShare(): Share {
  const { copy, fallback } = useCopyText();
  return {
    async share(shared, copied) {
      if (!(await isShared(shared))) await copy(shared.url, copied);
    },
    fallback,
  };
}

/** False if the browser can't share, or fails to. A visitor who closes the sheet has decided not to share. */
async function isShared(shared: Shared): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

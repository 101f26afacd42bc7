/** What is known of a stored page, besides its HTML. */
export type KeptPage = Readonly<{
  /** The name for lists: HTML without tags. */
  name: string;
  /** When the server sent it. */
  keptAtMs: number;
  /** When the visitor last looked at it. */
  seenAtMs: number;
  /** Saved by the visitor: not removed in favour of pages that were only seen. */
  isPinned: boolean;
  /** The paths of the built files and pictures that it needs. */
  files: readonly string[];
}>;

export type AddressedPage = KeptPage & Readonly<{ address: string }>;

/** As a header's value, which may contain ASCII only. */
export function writeKeptPage(page: KeptPage): string {
  return encodeURIComponent(JSON.stringify(page));
}

/** Null if an earlier version of the worker or another script wrote something else. */
export function readKeptPage(text: string | null): KeptPage | null {
  try {
    const page: unknown = JSON.parse(decodeURIComponent(text ?? ""));
    return isKeptPage(page) ? page : null;
  } catch {
    return null;
  }
}

/** Without zod, which would be most of the worker. */
function isKeptPage(value: unknown): value is KeptPage {
  if (typeof value !== "object" || value === null) return false;
  const { name, keptAtMs, seenAtMs, isPinned, files } = value as Partial<Record<keyof KeptPage, unknown>>;
  return (
    typeof name === "string" &&
    !name.includes("<") &&
    Number.isSafeInteger(keptAtMs) &&
    Number.isSafeInteger(seenAtMs) &&
    typeof isPinned === "boolean" &&
    Array.isArray(files) &&
    files.every((file) => typeof file === "string")
  );
}

/** The addresses of the pages beyond the limit: first those that are not pinned, the longest unseen first. */
export function pagesToRemove(pages: readonly AddressedPage[], maxPages: number): string[] {
  const byWorth = pages.toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || other.seenAtMs - one.seenAtMs,
  );
  return byWorth.slice(maxPages).map(({ address }) => address);
}

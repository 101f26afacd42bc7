/** What is known of a stored page, besides its HTML. */
export type CachedPage = Readonly<{
  /** The name for lists: HTML without tags. */
  name: string;
  /** When the server sent it. */
  cachedAtMs: number;
  /** When the visitor last looked at it. */
  seenAtMs: number;
  /** Saved by the visitor: not removed in favour of pages that were only seen. */
  isPinned: boolean;
  /** The paths of the built files and pictures that it needs. */
  files: readonly string[];
}>;

export type AddressedPage = CachedPage & Readonly<{ address: string }>;

/** As a header's value, which may contain ASCII only. */
export function writeCachedPage(page: CachedPage): string {
  return encodeURIComponent(JSON.stringify(page));
}

/** Null if an earlier version of the worker or another script wrote something else. */
export function readCachedPage(text: string | null): CachedPage | null {
  try {
    const page: unknown = JSON.parse(decodeURIComponent(text ?? ""));
    return isCachedPage(page) ? page : null;
  } catch {
    return null;
  }
}

/** Without zod, which would be most of the worker. */
function isCachedPage(value: unknown): value is CachedPage {
  if (typeof value !== "object" || value === null) return false;
  const { name, cachedAtMs, seenAtMs, isPinned, files } = value as Partial<Record<keyof CachedPage, unknown>>;
  return (
    typeof name === "string" &&
    !name.includes("<") &&
    Number.isSafeInteger(cachedAtMs) &&
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

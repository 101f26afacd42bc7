/** What a page asks of the service worker. */
export type CacheMessage = Readonly<{
  type: "cache";
  /** The address of the page, in its language. */
  path: string;
  /** The paths of files of this site that the open page has loaded. */
  loaded: readonly string[];
  /** Saved by the visitor. */
  isPinned: boolean;
}>;
export type UnpinMessage = Readonly<{ type: "unpin"; path: string }>;

const maxLoaded = 500;

/** Null for anything else: an earlier version of the page may still be open. */
export function readMessage(data: unknown): CacheMessage | UnpinMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, path, loaded, isPinned } = data as Partial<Record<keyof CacheMessage, unknown>>;
  if (typeof path !== "string" || !path.startsWith("/")) return null;
  if (type === "unpin") return { type, path };
  if (type !== "cache" || !Array.isArray(loaded) || typeof isPinned !== "boolean") return null;
  const files = loaded.filter((file): file is string => typeof file === "string" && isFilePath(file));
  return { type, path, loaded: files.slice(0, maxLoaded), isPinned };
}

/** Whether a page may need it without a connection: a built file or a public picture. */
export function isFilePath(path: string): boolean {
  return /^\/(?:assets\/[\w.-]+|media\/[\w-]+\/\d+\.(?:avif|webp|jpg))$/.test(path);
}

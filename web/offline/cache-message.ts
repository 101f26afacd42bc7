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
/** Files that a page has loaded after it was stored. */
export type FilesMessage = Readonly<{ type: "files"; path: string; loaded: readonly string[] }>;
type UnpinMessage = Readonly<{ type: "unpin"; path: string }>;
export type WorkerMessage = CacheMessage | FilesMessage | UnpinMessage;

const maxLoaded = 500;

/** Null for anything else: an earlier version of the page may still be open. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Partial<Record<keyof CacheMessage, unknown>>;
  const { type, path, isPinned } = message;
  if (typeof path !== "string" || !path.startsWith("/")) return null;
  if (type === "unpin") return { type, path };
  if (!Array.isArray(message.loaded)) return null;
  const isOurs = (file: unknown): file is string => typeof file === "string" && isFilePath(file);
  const loaded = message.loaded.filter(isOurs).slice(0, maxLoaded);
  if (type === "files") return { type, path, loaded };
  return type === "cache" && typeof isPinned === "boolean" ? { type, path, loaded, isPinned } : null;
}

/** Whether a page may need it without a connection: a built file or a picture. */
export function isFilePath(path: string): boolean {
  return /^\/(?:assets\/[\w.-]+|media\/[\w-]+\/\d+\.(?:avif|webp|jpg))$/.test(path) || isPrivatePicture(path);
}

/** CN10: a picture of a client's page, whose address is signed and expires. */
export function isPrivatePicture(path: string): boolean {
  return /^\/private-media\/[\w-]+\/\d+\/[\w-]+\/\d+\.(?:avif|webp|jpg)$/.test(path);
}

/** Its name contains its hash, so that it never changes. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith("/assets/");
}

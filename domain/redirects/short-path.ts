/** Invisible in Devanagari, and left out by many keyboards. */
const joiners = /[\u200c\u200d]/g;

/** One spelling of a path, as it is stored and compared: `/Jan-Purnima/` is `/jan-purnima`. Undefined if it can't be decoded. */
export function normalizeShortPath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const segments = decoded.normalize("NFC").replace(joiners, "").toLowerCase().split("/");
  return `/${segments.filter((segment) => segment !== "").join("/")}`;
}

/**
 * One spelling of each path, before anything compares it: `/%73ubmission` becomes `/submission`, as the routers read it. Only
 * characters without a meaning in URLs are decoded, so the path stays the same (RFC 3986, 6.2.2.2).
 */
export function decodePlainCharacters(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes("%")) return url;
  const decoded = path.replace(/%[2-7][\da-f]/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w~-]/.test(character) ? character : code;
  });
  return decoded + url.slice(path.length);
}

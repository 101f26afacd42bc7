/**
 * Case is set aside one character at a time by Unicode's simple lowercase mapping, which is what PostgreSQL's
 * lower() and ILIKE do under a UTF-8 locale (libc's, or the built-in C.UTF-8). String.toLowerCase() alone would
 * differ on two letters: it makes two characters of "İ" and looks at the neighbours of "Σ".
 */
export function foldCase(text: string): string {
  let folded = "";
  for (const character of text) {
    const [lower = character] = character.toLowerCase();
    folded += lower;
  }
  return folded;
}

/** A substring as it stands: % and _ and * mean themselves. */
export function containsText(text: string, part: string): boolean {
  return foldCase(text).includes(foldCase(part));
}

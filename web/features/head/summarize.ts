const maxLength = 200;

/** Shortens a text for search results and shared links, at a word boundary. */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut.toWellFormed()).replace(/[,;:.।–-]+$/, "")}…`;
}

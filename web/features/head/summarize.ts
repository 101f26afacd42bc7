const longest = 200;

/** As much of a text as a search result or a shared link shows, ended at a word. */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut.toWellFormed()).replace(/[,;:.।–-]+$/, "")}…`;
}

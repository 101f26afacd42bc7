export type FileRules = Readonly<{
  /** Content types, as `accept` takes them, each with the name people know it by. */
  types: readonly Readonly<{ type: string; name: string }>[];
  maxBytes: number;
  maxFiles?: number;
}>;

/** What the server takes as a picture (SE4). */
export const pictureRules: FileRules = {
  types: [
    { type: "image/jpeg", name: "JPG" },
    { type: "image/png", name: "PNG" },
    { type: "image/webp", name: "WebP" },
  ],
  maxBytes: 5 * 1024 * 1024,
};

/** One of a field's files: just picked, or stored before and shown by its address. */
export type PickedFile = Readonly<
  { id: string; name: string } & ({ kind: "new"; file: File } | { kind: "stored"; address: string })
>;

export type Refusal = Readonly<{ reason: "wrongType" | "tooLarge" | "tooMany"; name: string }>;

type Sorted = Readonly<{ taken: readonly File[]; refused: readonly Refusal[] }>;

/** Which of the offered files may join those already there. */
export function sortFiles(offered: readonly File[], already: number, rules: FileRules): Sorted {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of offered) {
    const reason = refusalOf(file, already + taken.length, rules);
    if (reason) refused.push({ reason, name: file.name });
    else taken.push(file);
  }
  return { taken, refused };
}

function refusalOf(file: File, already: number, rules: FileRules): Refusal["reason"] | undefined {
  if (!rules.types.some(({ type }) => type === file.type)) return "wrongType";
  if (file.size > rules.maxBytes) return "tooLarge";
  return already >= (rules.maxFiles ?? Number.POSITIVE_INFINITY) ? "tooMany" : undefined;
}

/** The list with one item taken out and put in at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

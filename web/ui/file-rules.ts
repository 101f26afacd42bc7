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

export type FileRejection = Readonly<{
  reason: "wrongType" | "tooLarge" | "tooMany" | "empty" | "unreadable";
  name: string;
}>;

type Sorted = Readonly<{ taken: readonly File[]; refused: readonly FileRejection[] }>;

/** Which of the offered files may join those already there, by their types, sizes and first bytes. */
export async function validateFiles(
  offered: readonly File[],
  already: number,
  rules: FileRules,
): Promise<Sorted> {
  const taken: File[] = [];
  const refused: FileRejection[] = [];
  for (const file of offered) {
    const reason = refusalOf(file, already + taken.length, rules) ?? (await contentRefusalOf(file));
    if (reason) refused.push({ reason, name: file.name });
    else taken.push(file);
  }
  return { taken, refused };
}

function refusalOf(file: File, already: number, rules: FileRules): FileRejection["reason"] | undefined {
  if (!rules.types.some(({ type }) => type === file.type)) return "wrongType";
  if (file.size === 0) return "empty";
  if (file.size > rules.maxBytes) return "tooLarge";
  return already >= (rules.maxFiles ?? Number.POSITIVE_INFINITY) ? "tooMany" : undefined;
}

/** Where a picture's format is written in its first bytes. */
const signatures: readonly Readonly<{ offset: number; bytes: readonly number[] }>[] = [
  { offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** A browser tells a file's type by its name: the content may be something else. */
async function contentRefusalOf(file: File): Promise<FileRejection["reason"] | undefined> {
  if (!file.type.startsWith("image/")) return undefined;
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => new Uint8Array());
  const isPicture = signatures.some(({ offset, bytes }) =>
    bytes.every((byte, index) => start[offset + index] === byte),
  );
  return isPicture ? undefined : "unreadable";
}

/** The list with one item taken out and put in at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

import { maxPictureBytes } from "#domain/pictures/upload.ts";

export type FileRules = Readonly<{
  /** Content types for `accept`, each with its common name. */
  types: readonly Readonly<{ type: string; name: string }>[];
  maxBytes: number;
  maxFiles?: number;
}>;

/** SE4: the same limits as on the server. */
export const pictureRules: FileRules = {
  types: [
    { type: "image/jpeg", name: "JPG" },
    { type: "image/png", name: "PNG" },
    { type: "image/webp", name: "WebP" },
  ],
  maxBytes: maxPictureBytes,
};

export const heicType = "image/heic";

/** A new file of the browser, or a stored one, shown by its URL. */
export type PickedFile = Readonly<
  { id: string; name: string } & ({ kind: "new"; file: File } | { kind: "stored"; address: string })
>;

export type FileRejection = Readonly<{
  reason: "wrongType" | "tooLarge" | "tooMany" | "empty" | "unreadable";
  name: string;
}>;

type ValidatedFiles = Readonly<{ accepted: readonly File[]; rejected: readonly FileRejection[] }>;

/** Validates offered files by type, size, count and first bytes. */
export async function validateFiles(
  offered: readonly File[],
  existingCount: number,
  rules: FileRules,
): Promise<ValidatedFiles> {
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  for (const file of offered) {
    const reason =
      findRejection(file, existingCount + accepted.length, rules) ?? (await findContentRejection(file));
    if (reason) rejected.push({ reason, name: file.name });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

function findRejection(
  file: File,
  existingCount: number,
  rules: FileRules,
): FileRejection["reason"] | undefined {
  if (!rules.types.some(({ type }) => type === typeOf(file))) return "wrongType";
  if (file.size === 0) return "empty";
  if (file.size > rules.maxBytes) return "tooLarge";
  return existingCount >= (rules.maxFiles ?? Number.POSITIVE_INFINITY) ? "tooMany" : undefined;
}

/** Most browsers know HEIC by its name only, if at all. */
function typeOf({ name, type }: File): string {
  return /\.hei[cf]$/i.test(name) ? heicType : type;
}

const signatures: readonly Readonly<{ offset: number; bytes: readonly number[] }>[] = [
  { offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** A browser derives a file's type from its name, so the content can be something else. */
async function findContentRejection(file: File): Promise<FileRejection["reason"] | undefined> {
  const type = typeOf(file);
  // The server checks HEIC.
  if (!type.startsWith("image/") || type === heicType) return undefined;
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

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

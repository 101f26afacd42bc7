import { type EntryContent, hashFacts, type PictureFacts, readContent } from "./entry-content.ts";
import { type DiaryProblem, type Finding, finding } from "./finding.ts";
import { type Hashing, hashText } from "./hashing.ts";
import type { KnownSeal } from "./known-seal.ts";
import { readSealDocument, type Seal, type SealDocument } from "./seal.ts";

export type CheckedEntry = Readonly<{
  content: string;
  /** Of the files as they are now; null for a missing file. */
  pictureHashes: readonly (string | null)[];
  /** Missing in a copy for the client. */
  facts?: readonly PictureFacts[];
}>;

/** Of a day as the row or the file names it. */
export type CheckedDay = Readonly<{ day: string; seal: Seal; entries: readonly CheckedEntry[] }>;

type Sealed = Pick<SealDocument, "number" | "day"> & Readonly<{ hash: string }>;

/** CN9: checks days in their order, one at a time, so that a long diary needs little memory. */
export class ChainVerifier {
  readonly #hashing: Pick<Hashing, "sha256">;
  readonly #code: string;
  readonly #knownSeals: readonly KnownSeal[];
  readonly #uuids = new Set<string>();
  #last: Sealed | null = null;

  constructor(hashing: Pick<Hashing, "sha256">, code: string, knownSeals: readonly KnownSeal[] = []) {
    this.#hashing = hashing;
    this.#code = code;
    this.#knownSeals = knownSeals;
  }

  /** The newest seal that was checked. */
  get last(): Sealed | null {
    return this.#last;
  }

  /** What is wrong with the next day; null if nothing is. */
  add({ day, seal, entries }: CheckedDay): Finding | null {
    const document = readSealDocument(seal.document);
    if (!document || hashText(this.#hashing, seal.document) !== seal.hash || document.day !== day)
      return finding("seal_changed", { day });
    if (!this.#continues(document)) return finding("chain_broken", { day });
    for (const [index, hash] of document.entries.entries()) {
      const entry = entries[index];
      const fault = entry ? this.#checkEntry(entry, hash, document) : faultOf("entry_missing");
      if (fault) return finding(fault.problem, { day, entry: index + 1, picture: fault.picture });
    }
    if (entries.length > document.entries.length)
      return finding("entry_added", { day, entry: document.entries.length + 1 });
    this.#last = { number: document.number, day, hash: seal.hash };
    const isOther = this.#knownSeals.some(
      (known) => known.number === document.number && !seal.hash.startsWith(known.hash),
    );
    return isOther ? finding("known_seal_other", { day }) : null;
  }

  /** After the last day: a chain whose end was cut off is found only by a seal that is known from elsewhere. */
  finish(): Finding | null {
    const count = this.#last?.number ?? 0;
    const isMissing = this.#knownSeals.some(({ number }) => number < 1 || number > count);
    return isMissing ? finding("known_seal_missing", { day: this.#last?.day ?? null }) : null;
  }

  #continues({ job, number, day, previous }: SealDocument): boolean {
    const last = this.#last;
    if (job !== this.#code) return false;
    if (!last) return number === 1 && previous === null;
    return number === last.number + 1 && previous === last.hash && day > last.day;
  }

  #checkEntry(entry: CheckedEntry, hash: string, { day }: SealDocument): EntryFault | null {
    if (hashText(this.#hashing, entry.content) !== hash) return faultOf("entry_changed");
    const content = readContent(entry.content);
    if (!content) return faultOf("entry_malformed");
    if (content.day !== day || content.job !== this.#code) return faultOf("entry_of_other_day");
    if (this.#uuids.has(content.uuid)) return faultOf("entry_twice");
    if (content.corrects !== null && !this.#uuids.has(content.corrects)) return faultOf("corrects_unknown");
    this.#uuids.add(content.uuid);
    return checkPictures(this.#hashing, content, entry);
  }
}

/** What is wrong with an entry or with one of its pictures. */
type EntryFault = Pick<Finding, "problem" | "picture">;

function faultOf(problem: DiaryProblem, picture: number | null = null): EntryFault {
  return { problem, picture };
}

function checkPictures(
  hashing: Pick<Hashing, "sha256">,
  { pictures }: EntryContent,
  { pictureHashes, facts }: CheckedEntry,
): EntryFault | null {
  for (const [index, { sha256, facts: factsHash }] of pictures.entries()) {
    const picture = index + 1;
    const found = pictureHashes[index] ?? null;
    if (found === null) return faultOf("picture_missing", picture);
    if (found !== sha256) return faultOf("picture_changed", picture);
    if (!facts) continue;
    const fact = facts[index];
    if (!fact || hashFacts(hashing, fact) !== factsHash) return faultOf("facts_changed", picture);
  }
  const isLonger = pictureHashes.length > pictures.length || (facts ? facts.length > pictures.length : false);
  return isLonger ? faultOf("picture_changed", pictures.length + 1) : null;
}

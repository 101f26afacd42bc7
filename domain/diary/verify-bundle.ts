import { isCalendarDate } from "#domain/dates.ts";
import { type BundleFile, bufferReads } from "./buffer-reads.ts";
import {
  entryName,
  factsName,
  headName,
  pictureName,
  readFacts,
  readHead,
  readSeal,
  sealName,
} from "./bundle.ts";
import { readContent } from "./entry-content.ts";
import { type Finding, finding } from "./finding.ts";
import { type Hashing, hashText } from "./hashing.ts";
import type { KnownSeal } from "./known-seal.ts";
import { readSealDocument } from "./seal.ts";
import { centralHeader, claimedBytes, endOfZip, localHeader, localHeaderBytes } from "./stored-zip.ts";
import { fromUtf8 } from "./utf8.ts";
import { ChainVerifier, type CheckedEntry } from "./verify-chain.ts";

export type BundleReport = Readonly<{
  /** The first thing that is wrong; null if all is right. */
  finding: Finding | null;
  job: string | null;
  days: number;
  entries: number;
  pictures: number;
  hasFacts: boolean;
  /** The newest seal that was checked. */
  last: Readonly<{ number: number; day: string; hash: string }> | null;
}>;

type Options = Readonly<{ knownSeals?: readonly KnownSeal[]; onDay?: (done: number, all: number) => void }>;
type Place = Readonly<{ day: string | null; entry: number | null; picture?: number | null }>;

/** Larger than any file that the server writes. */
const maxFileBytes = 64 * 1024 * 1024;

/** CN9: every byte of a bundle belongs to a file that is compared with the hashes, or is compared with what the writer would write. */
export async function verifyBundle(
  hashing: Hashing,
  file: BundleFile,
  options: Options = {},
): Promise<BundleReport> {
  const verification = new Verification(hashing, bufferReads(file), options);
  try {
    await verification.run();
    return verification.report(null);
  } catch (error) {
    if (error instanceof Fault) return verification.report(error.finding);
    throw error;
  }
}

class Fault extends Error {
  readonly finding: Finding;

  constructor(found: Finding) {
    super(found.problem);
    this.finding = found;
  }
}

function fail(problem: Finding["problem"], place: Partial<Place> = {}): never {
  throw new Fault(finding(problem, place));
}

class Verification {
  readonly #hashing: Hashing;
  readonly #file: BundleFile;
  readonly #options: Options;
  readonly #directory: { record: Uint8Array; place: Place }[] = [];
  #chain: ChainVerifier | undefined;
  #offset = 0;
  #job: string | null = null;
  #hasFacts = false;
  #days = 0;
  #entries = 0;
  #pictures = 0;

  constructor(hashing: Hashing, file: BundleFile, options: Options) {
    this.#hashing = hashing;
    this.#file = file;
    this.#options = options;
  }

  report(found: Finding | null): BundleReport {
    return {
      finding: found,
      job: this.#job,
      days: this.#days,
      entries: this.#entries,
      pictures: this.#pictures,
      hasFacts: this.#hasFacts,
      last: this.#chain?.last ?? null,
    };
  }

  async run(): Promise<void> {
    const head = readHead(await this.#text(headName, { day: null, entry: null }, "not_a_bundle"));
    if (!head) fail("not_a_bundle");
    this.#job = head.job;
    this.#hasFacts = head.has_facts === "yes";
    this.#chain = new ChainVerifier(this.#hashing, head.job, this.#options.knownSeals);
    for (let day = 1; day <= head.days; day += 1) {
      await this.#readDay(this.#chain);
      this.#options.onDay?.(day, head.days);
    }
    await this.#checkDirectory();
    const cut = this.#chain.finish();
    if (cut) throw new Fault(cut);
  }

  async #readDay(chain: ChainVerifier): Promise<void> {
    const day = await this.#nextDay();
    const place = { day, entry: null };
    const seal = readSeal(await this.#text(sealName(day), place));
    const document = seal && readSealDocument(seal.document);
    if (!document) fail("seal_changed", place);
    const entries: CheckedEntry[] = [];
    for (let entry = 1; entry <= document.entries.length; entry += 1)
      entries.push(await this.#readEntry(day, entry));
    const found = chain.add({ day, seal, entries });
    if (found) throw new Fault(found);
    this.#days += 1;
    this.#entries += entries.length;
    this.#pictures += entries.reduce((sum, { pictureHashes }) => sum + pictureHashes.length, 0);
  }

  /** The day of the next seal: by its document if that is unchanged, else by the name of its file. */
  async #nextDay(): Promise<string> {
    const emptyBytes = localHeaderBytes("");
    const header = await this.#file.read(this.#offset, localHeaderBytes(sealName("0000-00-00")));
    const bytes = claimedBytes(header);
    const isReadable = bytes !== null && bytes <= maxFileBytes;
    const content = isReadable
      ? await this.#file.read(this.#offset + header.length, bytes)
      : new Uint8Array();
    const seal = readSeal(fromUtf8(content) ?? "");
    if (seal && hashText(this.#hashing, seal.document) === seal.hash)
      return readSealDocument(seal.document)?.day ?? fail("seal_changed", this.#lastDay);
    const day = (fromUtf8(header.subarray(emptyBytes)) ?? "").slice(0, 10);
    if (!isCalendarDate(day)) fail(this.#isAtEnd(header.length) ? "file_cut" : "seal_changed", this.#lastDay);
    return day;
  }

  get #lastDay(): Pick<Place, "day"> {
    return { day: this.#chain?.last?.day ?? null };
  }

  async #readEntry(day: string, entry: number): Promise<CheckedEntry> {
    const place = { day, entry };
    const text = await this.#text(entryName(day, entry), place);
    const content = readContent(text);
    if (!content) fail("entry_changed", place);
    const facts = this.#hasFacts
      ? (readFacts(await this.#text(factsName(day, entry), place, "facts_changed")) ??
        fail("facts_changed", place))
      : undefined;
    const pictureHashes: string[] = [];
    for (let picture = 1; picture <= content.pictures.length; picture += 1) {
      const bytes = await this.#content(pictureName(day, entry, picture), { ...place, picture });
      pictureHashes.push(this.#hashing.sha256(bytes));
    }
    return { content: text, pictureHashes, ...(facts && { facts }) };
  }

  async #text(
    name: string,
    place: Place,
    problem: Finding["problem"] = place.entry === null ? "seal_changed" : "entry_changed",
  ): Promise<string> {
    return fromUtf8(await this.#content(name, place, problem)) ?? fail(problem, place);
  }

  /** The content of the next file. Its header must be what the writer writes for it. */
  async #content(
    name: string,
    place: Place,
    problem: Finding["problem"] = "picture_changed",
  ): Promise<Uint8Array> {
    const headerBytes = localHeaderBytes(name);
    const header = await this.#file.read(this.#offset, headerBytes);
    const bytes = claimedBytes(header);
    if (bytes === null || bytes > maxFileBytes)
      fail(place.day && this.#isAtEnd(headerBytes) ? "file_cut" : problem, place);
    const content = await this.#file.read(this.#offset + headerBytes, bytes);
    if (content.length < bytes) fail(place.day ? "file_cut" : problem, place);
    const file = { name, bytes, crc32: this.#hashing.crc32(content) };
    if (!isEqual(header, localHeader(file))) fail(problem, place);
    this.#directory.push({ record: centralHeader(file, this.#offset), place });
    this.#offset += headerBytes + bytes;
    return content;
  }

  #isAtEnd(bytes: number): boolean {
    return this.#offset + bytes > this.#file.bytes;
  }

  /** The directory repeats the name, the size and the checksum of each file. */
  async #checkDirectory(): Promise<void> {
    const start = this.#offset;
    for (const { record, place } of this.#directory) {
      if (!isEqual(await this.#file.read(this.#offset, record.length), record)) fail("file_altered", place);
      this.#offset += record.length;
    }
    const end = endOfZip(this.#directory.length, start, this.#offset - start);
    const rest = await this.#file.read(this.#offset, end.length + 1);
    if (!isEqual(rest, end)) fail("file_altered", this.#lastDay);
  }
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

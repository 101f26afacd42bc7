import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BundledDay } from "./bundle.ts";
import type { Finding } from "./finding.ts";
import { type KnownSeal, readKnownSeal, shortSeal } from "./known-seal.ts";
import { type SamplePlan, sampleBundle, sampleDiary, sampleHashing, sampleJob } from "./sample-diary.ts";
import { sealOf } from "./seal.ts";
import { verifyBundle } from "./verify-bundle.ts";
import { ChainVerifier } from "./verify-chain.ts";

const hashing = sampleHashing;
const job = sampleJob;

const anyPlan: fc.Arbitrary<SamplePlan> = fc.array(
  fc.array(fc.array(fc.uint8Array({ minLength: 1, maxLength: 12 }), { maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 4 },
);
const onePicture = [new Uint8Array([1, 2, 3])];
const smallPlan: SamplePlan = [[onePicture, []], [[...onePicture, new Uint8Array([4])]], [[]]];

const bytesOf = async (diary: readonly BundledDay[], hasFacts = true) =>
  Buffer.from(await sampleBundle(diary, hasFacts));

function verify(bytes: Uint8Array, knownSeals: readonly KnownSeal[] = []) {
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  return verifyBundle(hashing, { bytes: bytes.length, read }, { knownSeals });
}

/** The folder of the file that has the byte: a day and, unless it is the seal's, an entry. */
function placeOf(bytes: Buffer, offset: number): Pick<Finding, "day" | "entry"> | null {
  const signature = Buffer.from("PK\x03\x04", "latin1");
  const end = bytes.indexOf(Buffer.from("PK\x01\x02", "latin1"));
  if (offset >= end) return null;
  const start = bytes.lastIndexOf(signature, offset);
  const name = bytes.toString("utf8", start + 30, start + 30 + bytes.readUInt16LE(start + 26));
  const [day = "", entry = ""] = name.split("/");
  if (day === "bundle.json") return { day: null, entry: null };
  return { day, entry: entry === "seal.json" ? null : Number(entry) };
}

describe("a bundle (CN9)", () => {
  test("CN8, CN9: any diary verifies, with and without times and places; the same diary has the same bytes", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, fc.boolean(), async (plan, hasFacts) => {
        const diary = sampleDiary(plan);
        const bytes = await bytesOf(diary, hasFacts);
        expect(await bytesOf(diary, hasFacts)).toEqual(bytes);
        const entries = plan.flat();
        const pictures = entries.flat().length;
        const counts = { job, days: plan.length, entries: entries.length, pictures, hasFacts };
        expect(await verify(bytes)).toMatchObject({ ...counts, finding: null });
      }),
      { numRuns: 40 },
    );
  });

  test("CN9: a copy for the client has neither time nor place of a picture", async () => {
    const text = (await bytesOf(sampleDiary(smallPlan), false)).toString("latin1");
    for (const secret of ["26.9501", "85.1234", "2026-11-01T03:00", "taken_at", "00112233445566778899"])
      expect(text).not.toContain(secret);
  });

  test("CN9: every single byte that is altered is found, and the day and the entry are named", async () => {
    const bytes = await bytesOf(sampleDiary([[[], onePicture], [[]]]));
    for (let offset = 0; offset < bytes.length; offset += 1) {
      const altered = Buffer.from(bytes);
      altered[offset] = (altered[offset] ?? 0) ^ (1 << (offset % 8));
      const { finding } = await verify(altered);
      const where = `byte ${offset} of ${bytes.length}`;
      expect(finding, where).not.toBeNull();
      const place = placeOf(bytes, offset);
      if (place) expect(finding, where).toMatchObject(place);
    }
  });

  test("CN9: a byte that is altered in the directory names the entry of its file", async () => {
    const bytes = await bytesOf(sampleDiary([[[], []]]));
    const record = bytes.indexOf("2026-11-01/2/entry.json", bytes.indexOf("PK\x01\x02", 0, "latin1"));
    bytes[record - 10] = 7;
    const { finding } = await verify(bytes);
    expect(finding).toMatchObject({ problem: "file_altered", day: "2026-11-01", entry: 2 });
  });

  test("CN9: any bytes altered, added or cut off are found in any diary", async () => {
    const anyChange = fc.record({ at: fc.nat(), xor: fc.integer({ min: 1, max: 255 }), kind: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(anyPlan, anyChange, async (plan, { at, xor, kind }) => {
        const bytes = await bytesOf(sampleDiary(plan));
        const offset = at % bytes.length;
        const changes = [
          () => bytes.map((byte, index) => (index === offset ? byte ^ xor : byte)),
          () => Buffer.concat([bytes.subarray(0, offset), Buffer.from([xor]), bytes.subarray(offset)]),
          () => bytes.subarray(0, offset),
        ];
        const changed = Buffer.from(changes[kind]?.() ?? []);
        expect(changed).not.toEqual(bytes);
        expect((await verify(changed)).finding).not.toBeNull();
      }),
    );
  });

  test("CN9: something else than a bundle says so", async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from("no bundle"), Buffer.from("PK\x03\x04".repeat(99))])
      expect((await verify(bytes)).finding).toMatchObject({ problem: "not_a_bundle" });
  });
});

describe("a chain that was written again (CN8)", () => {
  const check = (diary: readonly BundledDay[], knownSeals: readonly KnownSeal[] = []) => {
    const verifier = new ChainVerifier(hashing, job, knownSeals);
    for (const { day, seal, entries } of diary) {
      const checked = entries.map(({ content, pictures, facts }) => ({
        content,
        pictureHashes: [...(pictures as Iterable<Uint8Array>)].map(hashing.sha256),
        facts: facts ?? [],
      }));
      const found = verifier.add({ day, seal, entries: checked });
      if (found) return found;
    }
    return verifier.finish();
  };
  const knownOf = (day: BundledDay | undefined, number: number) =>
    readKnownSeal(shortSeal({ number, hash: day?.seal.hash ?? "" })) as KnownSeal;

  test("CN8: entries in another order, removed, added or twice are named", () => {
    const [first, second, third] = sampleDiary([[[], []], [[]], [[]]]) as [
      BundledDay,
      BundledDay,
      BundledDay,
    ];
    const [one, two] = first.entries as [BundledDay["entries"][0], BundledDay["entries"][0]];
    const day = "2026-11-01";
    expect(check([{ ...first, entries: [two, one] }])).toMatchObject({
      problem: "entry_changed",
      day,
      entry: 1,
    });
    expect(check([{ ...first, entries: [one] }])).toMatchObject({ problem: "entry_missing", day, entry: 2 });
    expect(check([{ ...first, entries: [one, two, two] }])).toMatchObject({
      problem: "entry_added",
      day,
      entry: 3,
    });
    expect(check([second])).toMatchObject({ problem: "chain_broken", day: "2026-11-02" });
    expect(check([first, third])).toMatchObject({ problem: "chain_broken", day: "2026-11-03" });
    const again = sealOf(hashing, {
      job,
      number: 2,
      day: "2026-11-02",
      previous: first.seal.hash,
      contents: [one.content],
    });
    expect(check([first, { day: "2026-11-02", seal: again, entries: [one] }])).toMatchObject({
      problem: "entry_of_other_day",
      entry: 1,
    });
  });

  test("CN8: a chain that was cut or wholly rewritten verifies alone, but not against a known seal", () => {
    const diary = sampleDiary(smallPlan);
    const known = knownOf(diary[2], 3);
    expect(check(diary, [known, knownOf(diary[0], 1)])).toBeNull();
    expect(check(diary.slice(0, 2))).toBeNull();
    expect(check(diary.slice(0, 2), [known])).toMatchObject({ problem: "known_seal_missing" });
    const rewritten = sampleDiary(smallPlan, "Nothing was built");
    expect(check(rewritten)).toBeNull();
    expect(check(rewritten, [known])).toMatchObject({ problem: "known_seal_other", day: "2026-11-03" });
  });

  test("CN9: a known seal is a number and at least 16 digits of the hash", () => {
    expect(readKnownSeal(" 12-ABCDEF0123456789 ")).toEqual({ number: 12, hash: "abcdef0123456789" });
    for (const text of ["", "12", "12-abc", "x-abcdef0123456789", `1-${"a".repeat(65)}`])
      expect(readKnownSeal(text)).toBeNull();
  });
});

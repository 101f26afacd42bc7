// `npm run verify -- <bundle.zip> [--known <number>-<hash>]` checks every byte of a diary's bundle, without a server or a connection.
import { open } from "node:fs/promises";
import { parseArgs } from "node:util";
import { findingText } from "#domain/diary/finding-texts.ts";
import { readKnownSeal } from "#domain/diary/known-seal.ts";
import { type BundleReport, verifyBundle } from "#domain/diary/verify-bundle.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import { explainError } from "./explain-error.ts";

const usage = "Usage: npm run verify -- <bundle.zip> [--known <number>-<hash>]";
const print = (message: string) => process.stdout.write(`${message}\n`);
const printError = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { known: { type: "string", multiple: true } },
  });
  const [path] = positionals;
  if (path === undefined) throw new Error(usage);
  const knownSeals = (values.known ?? []).map((text) => {
    const seal = readKnownSeal(text);
    if (!seal) throw new Error(`"${text}" is not a seal such as 12-9f86d081884c7d65`);
    return seal;
  });
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (offset: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    };
    return printReport(await verifyBundle(nodeHashing, { bytes: size, read }, { knownSeals }));
  } finally {
    await file.close();
  }
}

function printReport({ finding, job, days, entries, pictures, last }: BundleReport): boolean {
  if (finding) printError(findingText(finding, "en"));
  else print("Everything is as it was sealed.");
  print(`Job ${job ?? "unknown"}: ${days} days, ${entries} entries and ${pictures} pictures verified.`);
  if (last) print(`Newest verified seal: ${last.number}-${last.hash} (${last.day})`);
  return finding === null;
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  printError(explainError(error));
  process.exitCode = 2;
}

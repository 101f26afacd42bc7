import { globSync, readFileSync, writeFileSync } from "node:fs";
import { findRequirementIds } from "./test-titles.ts";

/**
 * docs/requirements.md maps every requirement to the tests whose titles contain its id. `--write` updates the map;
 * without it, an outdated map is an error, and so is a requirement without a test.
 */
const document = "docs/requirements.md";
const row = /^\| ([A-Z]{2,3}\d+) \| (.+?) \| (.*?) \|$/;
const notYetProven = "not yet proven";

const isWriting = process.argv.includes("--write");
const tests = globSync("{domain,server,resilience,web,demo,e2e,tools}/**/*.{test,spec}.{ts,tsx}")
  .filter((file) => file !== "tools/test-titles.test.ts")
  .sort()
  .map((file) => ({ file, ids: findRequirementIds(readFileSync(file, "utf8")) }));

const problems: string[] = [];
const listed = new Set<string>();
const lines = readFileSync(document, "utf8")
  .split("\n")
  .map((line) => {
    const [, id, text] = row.exec(line) ?? [];
    if (id === undefined) return line;
    listed.add(id);
    const files = tests.filter((test) => test.ids.has(id)).map((test) => test.file);
    if (files.length === 0) problems.push(`${id} is in no test title`);
    const mapped = `| ${id} | ${text} | ${files.join(", ") || notYetProven} |`;
    if (mapped !== line && !isWriting)
      problems.push(`${id} is outdated: run node tools/requirements.ts --write`);
    return mapped;
  });
if (listed.size === 0) problems.push(`${document} lists no requirement`);

if (isWriting) writeFileSync(document, lines.join("\n"));
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`all ${listed.size} requirements have tests\n`);

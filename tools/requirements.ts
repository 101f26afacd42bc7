import { globSync, readFileSync, writeFileSync } from "node:fs";

/**
 * docs/requirements.md maps every requirement to the tests that name it. `--write` brings the map up to date; without
 * it, a map that is not, or a requirement that has no test and is not marked as open, is a failure.
 */
const document = "docs/requirements.md";
const row = /^\| ([A-Z]{2,3}\d+) \| (.+?) \| (.*?) \|$/;
const open = "open";

const tests = globSync("{domain,server,web,demo,e2e,tools}/**/*.{test,spec}.{ts,tsx}")
  .sort()
  .map((file) => ({ file, ids: new Set(readFileSync(file, "utf8").match(/\b[A-Z]{2,3}\d+\b/g)) }));

const problems: string[] = [];
let met = 0;
let total = 0;
const lines = readFileSync(document, "utf8")
  .split("\n")
  .map((line) => {
    const [, id, text, proof] = row.exec(line) ?? [];
    if (id === undefined || proof === undefined) return line;
    total += 1;
    if (proof === open) return line;
    met += 1;
    const files = tests.filter((test) => test.ids.has(id)).map((test) => test.file);
    if (files.length === 0) problems.push(`${id} has no test`);
    const mapped = `| ${id} | ${text} | ${files.join(", ")} |`;
    if (mapped !== line && !process.argv.includes("--write")) {
      problems.push(`${id} is mapped wrongly: run node tools/requirements.ts --write`);
    }
    return mapped;
  });

if (process.argv.includes("--write")) writeFileSync(document, lines.join("\n"));
if (total === 0) problems.push(`${document} lists no requirement`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${met} of ${total} requirements have their tests\n`);

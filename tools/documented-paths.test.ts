import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const roots = ["bench", "demo", "docs", "domain", "e2e", "resilience", "server", "tools", "web"];
const testFiles = new Set(globSync(`{${roots}}/**/*.test.{ts,tsx}`).map((file) => basename(file)));

/** Requirements quote what existed when they were written; `requirements.ts` finds their tests. */
const documents = globSync(["*.md", "docs/*.md"]).filter((file) => file !== "docs/requirements.md");

test.each(documents)("%s names only files and folders that exist", (document) => {
  const text = readFileSync(document, "utf8");
  const code = Array.from(text.matchAll(/`([^`\s<]+)`/g), ([, path = ""]) => path);
  const paths = code.filter((path) => roots.some((root) => path.startsWith(`${root}/`)));
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)\)/g), ([, path = ""]) =>
    join(dirname(document), path),
  );
  const missing = [...paths, ...links].filter((path) => globSync(path.replace(/\/$/, "")).length === 0);
  expect(missing).toEqual([]);
  const namedTests = code.filter((path) => /^[\w.-]+\.test\.tsx?$/.test(path));
  expect(namedTests.filter((name) => !testFiles.has(name))).toEqual([]);
});

test(".env.example names every variable that the server reads", () => {
  const namesIn = (file: string, line: RegExp) =>
    Array.from(readFileSync(file, "utf8").matchAll(line), ([, name]) => name).sort();
  const read = namesIn("server/platform/config.ts", /^ {2}([A-Z\d_]+): /gm);
  expect(namesIn(".env.example", /^([A-Z\d_]+)=/gm)).toEqual(read.filter((name) => name !== "NODE_ENV"));
});

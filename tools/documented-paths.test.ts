import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";

const roots = ["bench", "demo", "docs", "domain", "e2e", "resilience", "server", "tools", "web"];
const files = [
  ...globSync("*.*"),
  ...globSync(["Dockerfile", ".env.example"]),
  ...globSync(`{${roots}}/**/*`),
];
const names = new Set(files.map((file) => basename(file)));

test.each(globSync(["*.md", "docs/*.md"]))("%s names only files and folders that exist", (document) => {
  const text = readFileSync(document, "utf8");
  const code = Array.from(text.matchAll(/`([^`\s<]+)`/g), ([, path = ""]) => path);
  const paths = code.filter((path) => roots.some((root) => path.startsWith(`${root}/`)));
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)\)/g), ([, path = ""]) =>
    join(dirname(document), path),
  );
  const testNames = code.filter((path) => /^[\w.-]+\.test\.tsx?$/.test(path));
  expect([...paths, ...links].filter((path) => !exists(path))).toEqual([]);
  expect(testNames.filter((name) => !names.has(name))).toEqual([]);
});

function exists(path: string): boolean {
  const pattern = path.replace(/\/$/, "");
  return files.some((file) => file === pattern || matchesGlob(file, pattern));
}

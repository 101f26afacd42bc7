import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const imported = /\b(?:from|import)\s*\(?\s*"((?:#|\.\/)[^"]+\.tsx?)"/g;

/** Maps each folder to the folders it imports from. Tests are ignored. */
function readFolderImports(root: string): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of globSync(`${root}/**/*.{ts,tsx}`)) {
    if (file.includes(".test.") || file.includes("/testing/")) continue;
    const folder = dirname(file);
    const targets = folders.get(folder) ?? new Set();
    folders.set(folder, targets);
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(imported)) {
      const target = dirname(specifier.startsWith("#") ? specifier.slice(1) : join(folder, specifier));
      if (target !== folder && target.startsWith(root)) targets.add(target);
    }
  }
  return folders;
}

/** Returns the folders of one cycle, or undefined. */
function findCycle(folders: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return undefined;
    for (const target of folders.get(folder) ?? []) {
      const cycle = visit(target, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return undefined;
  };
  for (const folder of folders.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test.each(["domain", "server", "web"])("the folders of %s have no import cycle", (root) => {
  const folders = readFolderImports(root);
  expect(folders.size).toBeGreaterThan(5);
  expect(findCycle(folders)?.join(" -> ")).toBeUndefined();
});

test("finds a cycle of three folders", () => {
  const folders = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  expect(findCycle(folders)).toEqual(["b", "c", "b"]);
});

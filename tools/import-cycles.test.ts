import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const imported = /(?:from|import\()\s*"((?:#|\.\/)[^"]+\.tsx?)"/g;

/** The folders that each folder imports from, without its tests. */
function importsBetweenFolders(root: string): Map<string, Set<string>> {
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

/** One cycle as the folders on its way, or undefined if there is none. */
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

test.each(["domain", "server", "web"])("no folders of %s import each other in a cycle", (root) => {
  const folders = importsBetweenFolders(root);
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

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const compose = await readFile("compose.yaml", "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

test("SC5: compose.yaml sets only variables that the server reads", async () => {
  const [site = ""] = compose.split(/^services:/m, 1);
  const known = matches(await readFile("server/platform/config.ts", "utf8"), /^ {2}([A-Z0-9_]+): /gm);
  const set = matches(site, /^ {4}([A-Z0-9_]+): /gm);
  expect(set).toContain("DATABASE_URL");
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test("SC5: the files that compose.yaml mounts exist, and nginx knows every instance", async () => {
  const files = matches(compose, /"(\.\/[^:"]+):/g);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const instances = matches(compose, /^ {2}(site-\d+): /gm).map((name) => `${name}:3000`);
  expect(matches(await readFile("deploy/upstreams.conf", "utf8"), /^server (\S+)/gm)).toEqual(instances);
});

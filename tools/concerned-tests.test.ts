import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { foldersOfTests } from "./concerned-tests.mjs";

const all = () => true;

test("a change of the domain concerns the resource in every root", () => {
  expect(foldersOfTests(["domain/properties/area.ts"], all)).toEqual([
    "domain/properties/",
    "server/resources/properties/",
    "web/admin/properties/",
    "web/features/properties/",
  ]);
});

test("a change of a server's or the web's resource concerns its own root, because imports run one way", () => {
  expect(foldersOfTests(["server/resources/leads/routes.ts"], all)).toEqual(["server/resources/leads/"]);
  expect(foldersOfTests(["web/admin/leads/lead-list.tsx"], all)).toEqual([
    "web/admin/leads/",
    "web/features/leads/",
  ]);
});

test("a folder inside a resource concerns itself and the resource", () => {
  expect(foldersOfTests(["web/admin/leads/list/row.tsx"], all)).toEqual([
    "web/admin/leads/",
    "web/admin/leads/list/",
    "web/features/leads/",
  ]);
});

test("other folders concern themselves, each once", () => {
  const files = ["server/platform/jobs/add-job.ts", "server/platform/jobs/routes.ts", "tools/check.mjs"];
  expect(foldersOfTests(files, all)).toEqual(["server/platform/jobs/", "tools/"]);
});

test("documents, pictures of screens and files of the root concern no tests", () => {
  expect(foldersOfTests(["docs/testing.md", "package.json", "e2e/staff.ts"], all)).toEqual([]);
});

test("folders that a root does not have are left out, and those that it has are found", () => {
  expect(foldersOfTests(["domain/land/units.ts"], existsSync)).toEqual([
    "domain/land/",
    "web/features/land/",
  ]);
  expect(foldersOfTests(["domain/leads/lead.ts"], existsSync)).toContain("server/resources/leads/");
});

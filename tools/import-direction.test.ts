import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const forbidden = [
  ["domain/a.ts", "#server/platform/config.ts"],
  ["domain/b.ts", "#web/root.tsx"],
  ["domain/c.ts", "node:fs"],
  ["domain/d.ts", "react"],
  ["server/a.ts", "#web/root.tsx"],
  ["server/platform/http/a.ts", "#server/resources/homes/a.ts"],
  ["server/platform/http/b.ts", "#server/site/a.ts"],
  ["server/platform/http/c.ts", "#server/testing/a.ts"],
  ["server/resources/homes/b.ts", "#server/site/a.ts"],
  ["server/resources/homes/c.ts", "#server/app.ts"],
  ["server/site/b.ts", "#server/app.ts"],
  ["web/pages/a.tsx", "#server/platform/config.ts"],
  ["web/pages/b.tsx", "#web/pages/a.tsx"],
  ["web/features/homes/a.tsx", "#web/features/chrome/a.tsx"],
  ["web/features/homes/b.tsx", "#web/pages/a.tsx"],
  ["web/ui/a.tsx", "#web/features/homes/a.tsx"],
  ["web/ui/b.tsx", "../features/homes/a.tsx"],
  ["web/ui/c.tsx", "#web/admin/a.tsx"],
  ["web/features/homes/c.tsx", "#web/admin/a.tsx"],
  ["web/pages/c.tsx", "#web/admin/a.tsx"],
  ["web/root.tsx", "#web/admin/a.tsx"],
  ["web/admin/a.tsx", "#web/features/homes/a.tsx"],
  ["web/admin/b.tsx", "#web/pages/a.tsx"],
  ["domain/homes/e.ts", "../../tools/a.ts"],
  ["server/b.ts", "../resilience/a.ts"],
  ["server/platform/http/d.ts", "../../../resilience/a.ts"],
  ["server/platform/http/d.test.ts", "../../../resilience/a.ts"],
  ["server/resources/homes/d.ts", "../../../bench/a.ts"],
  ["server/site/c.ts", "../../e2e/a.ts"],
  ["server/testing/a.ts", "../../tools/a.ts"],
  ["web/d.ts", "../e2e/a.ts"],
  ["web/admin/homes/a.tsx", "../../../bench/a.ts"],
  ["web/features/homes/d.tsx", "../../../resilience/a.ts"],
  ["web/pages/d.tsx", "../../tools/a.ts"],
  ["web/ui/d.tsx", "../../tools/a.ts"],
] as const;

const allowed = [
  ["server/z.ts", "#domain/a.ts"],
  ["server/resources/homes/z.ts", "#server/platform/http/z.ts"],
  ["server/site/z.ts", "#server/resources/homes/z.ts"],
  ["server/platform/http/z.test.ts", "#server/testing/z.ts"],
  ["web/pages/z.tsx", "#web/features/homes/a.tsx"],
  ["web/features/homes/z.tsx", "#web/ui/a.tsx"],
  ["web/features/homes/y.tsx", "./z.tsx"],
  ["web/admin/homes/z.tsx", "#web/admin/y.tsx"],
  ["web/admin/homes/y.tsx", "#web/ui/a.tsx"],
  ["web/pages/admin.tsx", "#web/admin/y.tsx"],
  ["web/pages/login.tsx", "#web/features/homes/z.tsx"],
  ["resilience/z.ts", "#server/testing/z.ts"],
] as const;

let folder: string;
let report: string;

/** Lints files that violate the rules, with the project's own configuration. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mithila-ghar-lint-"));
  cpSync("biome.json", join(folder, "biome.json"));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      `import * as imported from "${imported}";\nexport const used = imported;\n`,
    );
  }
  const run = spawnSync(
    resolve("node_modules/.bin/biome"),
    [
      "lint",
      "--vcs-enabled=false",
      "--reporter=github",
      "--max-diagnostics=none",
      "--only=style/noRestrictedImports",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  report = run.stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("Biome checks the direction of imports", () => {
  test.each(forbidden)("%s may not import %s", (file) => {
    expect(report).toContain(`${folder}/${file},`);
  });

  test.each(allowed)("%s may import %s", (file) => {
    expect(report).not.toContain(`${folder}/${file},`);
  });
});

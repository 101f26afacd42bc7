import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

type Rule = Readonly<{ pattern: RegExp; instead: string }>;

const routerNames = "Form|Link|Navigate|NavLink|createSearchParams|redirectDocument";
const pageRules: readonly Rule[] = [
  {
    pattern: new RegExp(`import \\{[^}]*\\b(?:${routerNames})\\b[^}]*\\} from "react-router"`, "g"),
    instead: "PageLink or PageNavLink",
  },
  { pattern: /\b(?:navigate|assign|submit)\(["'`]\/|\bpathname: ["'`]/g, instead: "usePageNavigate" },
  { pattern: /\bredirect\(["'`]\//g, instead: "pageAddress" },
  { pattern: /<(?:a|form|\w+Anchor)\b[^>]*?\b(?:href|action)=\{?["'`]\//g, instead: "usePageAddress" },
];
const prefixRule: Rule = { pattern: /["'`]\/np\b/g, instead: "pageAddress" };

function findBreaches(folders: string, rules: readonly Rule[], allowedFiles: readonly string[]): string[] {
  const files = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !allowedFiles.includes(file),
  );
  expect(files.length).toBeGreaterThan(400);
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return rules.flatMap(({ pattern, instead }) =>
      Array.from(source.matchAll(pattern), ([text]) => `${file}: ${text} – use ${instead}`),
    );
  });
}

test("NL1: links, forms and navigations of the web app get their addresses from web/ui/page-link.tsx", () => {
  expect(findBreaches("web", pageRules, ["web/ui/page-link.tsx"])).toEqual([]);
});

test("NL1: only domain/site/page-address.ts knows the prefix of Nepali addresses", () => {
  expect(findBreaches("{domain,server,web}", [prefixRule], [])).toEqual([]);
});

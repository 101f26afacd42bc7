import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoSettings } from "#demo/company.ts";

const root = join(import.meta.dirname, "..");

/** Documents about the software, tests with their own data, and files that are no text of ours. */
const exempt = [
  /^(?:demo|docs|e2e|resilience|bench)\//,
  /\.test\.tsx?$/,
  /^(?:README|CONTRIBUTING|SECURITY)\.md$/,
  /^(?:LICENSE|package(?:-lock)?\.json)$/,
  /\.(?:png|jpe?g|webp|avif|ico|heic|woff2?|pmtiles|json\.gz)$/,
];

/** Names of the company, its people, partners and brands; how to reach it and its branches. */
function companyFacts(): string[] {
  const { company, people, reviews, partners, brands, branches } = demoSettings;
  const named = [...people.items, ...reviews.items, ...partners.items, ...brands.items];
  const texts = [company.name, company.tagline, company.address, ...named.map(({ name }) => name)];
  const phones = [company.phone, ...branches.items.map(({ phone }) => phone)].filter(
    (phone) => phone !== null,
  );
  return [
    ...[...texts, ...branches.items.map(({ address }) => address)].flatMap(({ en, np }) => [en, np]),
    ...phones.flatMap((phone) => [phone, phone.replace(/\D/g, "").slice(-6)]),
    ...[company.email ?? ""].flatMap((email) => [email, email.split("@")[1]?.split(".")[0] ?? ""]),
    ...company.social.map(({ url }) => url),
    `${company.position?.latitude}`,
  ];
}

const facts = companyFacts().map((fact) => fact.toLowerCase());

/** The facts that a text contains, also over a line break. `mithila-ghar` is the name of the package. */
function factsIn(text: string): string[] {
  const line = text.toLowerCase().replace(/\s+/g, " ");
  return facts.filter((fact) => line.includes(fact));
}

describe("ST1: nothing outside demo/ names the demo company", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && !exempt.some((pattern) => pattern.test(file)));

  test("knows what to look for", () => {
    expect(facts.length).toBeGreaterThan(50);
    expect(facts.filter((fact) => fact.length < 6)).toEqual([]);
    expect(files.length).toBeGreaterThan(800);
    const samples = [
      "// Mithila  Ghar",
      "मिथिला घर",
      "tel:+97741590123",
      "a@mithilaghar.example",
      "Sarita Kumari Yadav",
    ];
    for (const sample of samples) expect(factsIn(sample), sample).not.toEqual([]);
    // The name of the art.
    expect(factsIn("Mithila motifs, मिथिला चित्रकला")).toEqual([]);
  });

  test("no file contains one of its facts", () => {
    const found = files.flatMap((file) => {
      const hits = factsIn(readFileSync(join(root, file), "utf8"));
      return hits.length > 0 ? [`${file}: ${hits.join(", ")}`] : [];
    });
    expect(found).toEqual([]);
  });
});

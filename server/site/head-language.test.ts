import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { seedDemo } from "#server/demo/seed.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { publicPages } from "./public-pages.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await seedDemo(site.database, site.media);
});
afterAll(() => site.close());

/** Values that are the same in every language, and the names that are in another one on purpose. */
const sharedKeys =
  /^@|^(?:url|image|item|logo|telephone|email|inLanguage|knowsLanguage|sameAs|unitCode|addressCountry|availability|businessFunction|alternateName)$|Date|^date|[cC]urrenc/;

function textsOf(value: unknown, key = ""): string[] {
  if (sharedKeys.test(key)) return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  const fields = z.record(z.string(), z.unknown()).safeParse(value);
  return fields.success ? Object.entries(fields.data).flatMap(([name, field]) => textsOf(field, name)) : [];
}

const paths = [
  ...publicPages.map(({ path }) => path),
  "/property/1",
  "/property/5",
  "/property/25",
  "/project/1",
  "/project/4",
];

test.each(paths)(
  "NL1 NL4: titles, descriptions, structured data and alt texts of /np%s are Nepali",
  async (path) => {
    const { body } = await site.app.inject(`/np${path === "/" ? "" : path}`);
    const metas = body.matchAll(
      /<meta (?:name|property)="(?:description|(?:og|twitter):(?:site_name|title|description|image:alt))" content="([^"]*)"/g,
    );
    const blocks = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const texts = [
      ...Array.from(body.matchAll(/<title>([^<]*)<\/title>/g), ([, title = ""]) => title),
      ...Array.from(metas, ([, content = ""]) => content),
      ...Array.from(body.matchAll(/ alt="([^"]+)"/g), ([, alt = ""]) => alt),
      ...Array.from(blocks, ([, json = ""]) => textsOf(JSON.parse(json))).flat(),
    ];
    expect(texts.length).toBeGreaterThan(6);
    expect(texts.filter((text) => /[a-z]{2}/i.test(text))).toEqual([]);
  },
);

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { clientDir } from "./renderer.ts";

const root = join(import.meta.dirname, "../..");
const textFolder = join(root, "web/i18n");
/** Words of the domain are data, in all languages. */
const domain = globSync("domain/**/*.ts", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
/** Also in React Router, and in the console. */
const inCode = ["Unexpected Application Error!", "Failed to load property details"];

/** The texts of every file of a language, without those that may be code or are the same in the other language. */
async function readTexts(language: Language): Promise<string[]> {
  const paths = globSync(`${language}/**/*.ts`, { cwd: textFolder });
  const modules = await Promise.all(paths.map((path) => import(join(textFolder, path))));
  const texts = new Set(modules.flatMap(leaves));
  return [...texts].filter(
    (text) =>
      /^[^"'`\\\n]{16,}$/.test(text) &&
      /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, "")) &&
      !inCode.includes(text) &&
      !domain.some((source) => source.includes(text)),
  );
}

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

describe("IN1: a page carries one language", () => {
  const scripts = globSync("assets/*.js", { cwd: clientDir });
  const contents = new Map(scripts.map((file) => [file, readFileSync(join(clientDir, file), "utf8")]));

  test.each(languages)("only files for readers of %s contain texts of it", async (language) => {
    const texts = await readTexts(language);
    expect(texts.length).toBeGreaterThan(500);
    const found = scripts.flatMap((file) => {
      const text = texts.find((each) => contents.get(file)?.includes(each));
      return text === undefined || file.startsWith(`assets/texts-${language}-`) ? [] : [[file, text]];
    });
    expect(found).toEqual([]);
  });
});

describe("IN1: a page preloads the texts of its code in its language", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  test.each([
    ["/about", ["texts-en-about", "texts-en-catalogue"]],
    ["/np/about", ["texts-np-about", "texts-np-catalogue"]],
    ["/np/projects", ["texts-np-catalogue", "texts-np-project-list", "texts-np-projects"]],
  ])("%s", async (url, files) => {
    const { body } = await site.app.inject({ url, headers: { accept: "text/html" } });
    const preloaded = [
      ...body.matchAll(/<link rel="modulepreload" href="\/assets\/(texts-[^"]+)-[\w-]{7}\.js"/g),
    ];
    expect(preloaded.map(([, name]) => name).toSorted()).toEqual(files);
  });
});

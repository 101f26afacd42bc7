/** The first argument of test(), describe(), or the second call of test.each() and similar. */
const titlePattern =
  /(?:\b(?:test|describe)(?:\.\w+)*|\))\s*\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)\s*,(?!\s*long\s*,)/g;

/** The titles of the tests in a file that `npm test` runs: not of commented-out ones and of long journeys (e2e/full-run.ts). */
export function findTestTitles(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "");
  return [...code.matchAll(titlePattern)].map(
    ([, double, single, template]) => double ?? single ?? template ?? "",
  );
}

export function findRequirementIds(source: string): Set<string> {
  return new Set(findTestTitles(source).flatMap((text) => text.match(/\b[A-Z]{2,3}\d+\b/g) ?? []));
}

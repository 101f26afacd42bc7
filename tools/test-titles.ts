/** The first argument of test(), describe(), or the second call of test.each() and similar. */
const titlePattern =
  /(?:\b(?:test|describe)(?:\.\w+)*|\))\s*\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)\s*,(?!\s*long\s*,)/g;

/** Of fault injection that only `npm run test:all` runs (server/testing/full-run.ts). */
const fullRunPattern = /\btest\.runIf\(isFullRun(?:[^()]|\([^()]*\))*\)\s*\(/g;

/** The titles of the tests in a file that `npm test` runs: not of commented-out ones, of long journeys (e2e/full-run.ts) and of long faults. */
export function findTestTitles(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "").replaceAll(fullRunPattern, "");
  return [...code.matchAll(titlePattern)].map(
    ([, double, single, template]) => double ?? single ?? template ?? "",
  );
}

export function findRequirementIds(source: string): Set<string> {
  return new Set(findTestTitles(source).flatMap((text) => text.match(/\b[A-Z]{2,3}\d+\b/g) ?? []));
}

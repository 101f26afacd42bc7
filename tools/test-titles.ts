/** A string that opens the arguments of test() or describe(), or of the call that follows test.each() and its like. */
const title =
  /(?:\b(?:test|describe)(?:\.\w+)*|\))\s*\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)\s*,/g;

/** The titles of the tests in a file, without what is only commented out. */
export function testTitles(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "");
  return [...code.matchAll(title)].map(([, double, single, template]) => double ?? single ?? template ?? "");
}

/** The requirements that the titles of a file name. */
export function requirementsIn(source: string): Set<string> {
  return new Set(testTitles(source).flatMap((text) => text.match(/\b[A-Z]{2,3}\d+\b/g) ?? []));
}

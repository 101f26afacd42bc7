const dataSuffix = ".data";

/** The path of the page whose data React Router requests at `path`; undefined if it is not such a path. */
export function pageOfDataPath(path: string): string | undefined {
  if (!path.endsWith(dataSuffix)) return undefined;
  const page = path.slice(0, -dataSuffix.length);
  return page === "/_" ? "/" : page;
}

/** Variables that programs need. The server's passwords and URLs are not passed on. */
const inheritedNames = [
  "PATH",
  "HOME",
  "TMPDIR",
  "LANG",
  "LC_ALL",
  "LC_CTYPE",
  "TZ",
  "LD_LIBRARY_PATH",
] as const;

/** The environment of every child process: only the listed variables and `extra`. */
export function childEnvironment(
  extra: Readonly<Record<string, string>> = {},
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const inherited = inheritedNames.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), ...extra };
}

/** What programs need of the system. Passwords and addresses of the server are not among it. */
const inherited = ["PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH"] as const;

/** The environment of every process that the server starts: only the variables named here. */
export function childEnvironment(
  more: Readonly<Record<string, string>> = {},
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const named = inherited.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(named), ...more };
}

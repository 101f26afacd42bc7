/** Returns an object with the value of each name. */
export function buildObject<Result extends object>(
  names: readonly (keyof Result)[],
  read: (name: keyof Result) => Result[keyof Result],
): Result {
  const result: Partial<Result> = {};
  for (const name of names) result[name] = read(name);
  // The caller passes every name of `Result`, which the compiler cannot see.
  return result as Result;
}

/** For `$call`: adds to a query what needs a value, if there is one. */
export function ifGiven<Query, Value>(
  value: Value | null | undefined,
  add: (query: Query, value: Value) => Query,
): (query: Query) => Query {
  return (query) => (value === null || value === undefined ? query : add(query, value));
}

/** For `$call`: extends a query by what needs a value, or leaves it as it is if there is none. */
export function ifGiven<Query, Value>(
  value: Value | null | undefined,
  add: (query: Query, value: Value) => Query,
): (query: Query) => Query {
  return (query) => (value === null || value === undefined ? query : add(query, value));
}

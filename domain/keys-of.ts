/** Like Object.keys, but typed with the names of the keys. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  const keys: (keyof Table & string)[] = [];
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key);
  return keys;
}

/** JSON to be read by people, two spaces deep: integers that may be large are decimal strings. */
export function decimalJson(it: object): string {
  return JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2);
}

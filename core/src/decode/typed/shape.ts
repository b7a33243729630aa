/**
 * The types of typed data as one text without the names of its structs: each struct stands where it is used, as its
 * fields in their order. `(address token,(uint16 rate,address to)[] fees)`. Names of structs are chosen by whoever
 * asks and prove nothing; the fields are what is signed.
 *
 * Undefined for a text that is no `encodeType`, that is deeper than 16 structs, or whose shape would be longer than
 * 16,384 characters: structs that are used many times over grow without end.
 *
 * @param encoded `encodeType` of EIP-712, as the signature of a step has it
 */
export function shapeOf(encoded: string): string | undefined {
  const there = cache.get(encoded);
  if (there !== undefined) return there === '' ? undefined : there;
  const structs = new Map<string, string>();
  let first: string | undefined;
  for (const [, name = '', fields = ''] of encoded.matchAll(/([^(),]+)\(([^()]*)\)/g)) {
    first ??= name;
    structs.set(name, fields);
  }
  const shape = first === undefined ? undefined : inlined(structs, first, { length: mostLength }, 0);
  if (cache.size >= mostCached) cache.clear();
  cache.set(encoded, shape ?? '');
  return shape;
}

const mostLength = 16_384;
const mostCached = 64;
const cache = new Map<string, string>();

type Left = { length: number };

function inlined(
  structs: ReadonlyMap<string, string>,
  name: string,
  left: Left,
  depth: number,
): string | undefined {
  const text = structs.get(name);
  if (text === undefined || depth > 16) return undefined;
  const fields: string[] = [];
  for (const field of text === '' ? [] : text.split(',')) {
    const [, type = '', list = '', label = ''] = /^([^[ ]+)((?:\[\d*\])*) (.+)$/.exec(field) ?? [];
    const struct = structs.has(type) ? inlined(structs, type, left, depth + 1) : type;
    if (struct === undefined || struct === '') return undefined;
    const whole = `${struct}${list} ${label}`;
    left.length -= label.length + list.length + (struct === type ? type.length : 2);
    if (left.length < 0) return undefined;
    fields.push(whole);
  }
  return `(${fields.join(',')})`;
}

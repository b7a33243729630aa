/** A value as JSON has it. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | Readonly<{ [key: string]: Plain | undefined }>;

/** In characters of all texts and names together, with a few for every value. */
export const mostCharacters = 2 ** 20;

const deepest = 32;

/**
 * A copy of what another page posted, which that page cannot change: text, numbers, lists and plain records, as JSON has
 * them; whole numbers of any size as text. Undefined for anything else (a cycle, a file, a map), and for what is too large
 * or too deep.
 */
export function plainCopy(it: unknown): Plain | undefined {
  let left = mostCharacters;
  const odd = new Error('Not plain');

  const copy = (value: unknown, depth: number): Plain => {
    left -= 8 + (typeof value === 'string' ? value.length : 0);
    if (left < 0 || depth > deepest) throw odd;
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'bigint') return copy(value.toString(), depth + 1);
    if (Array.isArray(value)) return Array.from(value, (each) => copy(each ?? null, depth + 1));
    if (typeof value !== 'object' || !isPlain(value)) throw odd;
    const entries: [string, Plain][] = [];
    for (const [key, each] of Object.entries(value)) {
      left -= key.length;
      if (each !== undefined) entries.push([key, copy(each, depth + 1)]);
    }
    return Object.fromEntries(entries);
  };

  try {
    return copy(it, 0);
  } catch {
    return undefined;
  }
}

function isPlain(value: object): boolean {
  const made: unknown = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
}

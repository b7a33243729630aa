/**
 * Plain data as JSON and back. A bigint becomes `{"$bigint":"1"}`; a name that begins with `$` gets one more, so that
 * no data can look like a tag.
 */
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';

/** How deep data may be nested: more than any readback, and less than what a browser's stack takes. */
const deepest = 120;

export function tagged(value: unknown, indent?: number): string {
  return JSON.stringify(value, (_, it: unknown) => tag(it), indent);
}

function tag(it: unknown): unknown {
  if (typeof it === 'bigint') return { $bigint: it.toString() };
  if (typeof it !== 'object' || it === null || Array.isArray(it)) return it;
  const names = Object.keys(it);
  if (!names.some((name) => name.startsWith('$'))) return it;
  return Object.fromEntries(
    Object.entries(it).map(([name, value]) => [name.startsWith('$') ? `$${name}` : name, value]),
  );
}

/**
 * What was parsed from JSON as the data it was made of: copied, with no name that could reach a prototype.
 *
 * @throws {TaggedJsonError} for anything that `tagged` does not write
 */
export function untagged(json: unknown, depth = 0): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (depth > deepest) throw new TaggedJsonError(words.whyLeft.deep);
  if (Array.isArray(json)) return json.map((it) => untagged(it, depth + 1));
  const entries = Object.entries(json);
  const [first] = entries;
  if (first?.[0] === '$bigint') return bigintOf(first[1], entries.length);
  return Object.fromEntries(entries.map(([name, value]) => [nameOf(name), untagged(value, depth + 1)]));
}

function bigintOf(digits: unknown, names: number): bigint {
  const fits = names === 1 && typeof digits === 'string' && /^-?\d{1,100}$/.test(digits);
  if (!fits) throw new TaggedJsonError(words.whyLeft.number);
  return BigInt(digits);
}

function nameOf(name: string): string {
  if (name === '__proto__') throw new TaggedJsonError(words.whyLeft.key);
  if (!name.startsWith('$')) return name;
  if (!name.startsWith('$$')) throw new TaggedJsonError(words.whyLeft.unknown);
  return name.slice(1);
}

/** Its words are after "left out:". */
export class TaggedJsonError extends WordedError {
  override name = 'TaggedJsonError';
}

import { stringToBytes } from 'viem';

/** Plain data: what a request is made of. A property that is undefined counts as absent. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Plain[]
  | Readonly<{ [key: string]: Plain | undefined }>;

/**
 * One string for each value of plain data, and a different one for each different value. Keys are sorted, so that
 * their order in the source does not matter. Every part says its kind and its length, so that no part can be
 * mistaken for another:
 *
 * `n` · `t` · `f` · `d<decimal>;` number · `i<decimal>;` bigint · `s<bytes>:<text>` string ·
 * `w<units>:<hex>` string with a lone surrogate (has no UTF-8) · `a<count>:…` array · `o<count>:<key><value>…` object
 *
 * @throws {TypeError} for anything that is not plain data: functions, symbols, numbers that are not safe integers
 */
export function canonical(value: Plain): string {
  if (value === null) return 'n';
  switch (typeof value) {
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
      if (!Number.isSafeInteger(value))
        throw new TypeError('Only whole numbers below 2^53 have a canonical form.');
      return `d${value === 0 ? 0 : value};`;
    case 'bigint':
      return `i${value};`;
    case 'string':
      return canonicalText(value);
    case 'object':
      return isArray(value) ? canonicalArray(value) : canonicalObject(value);
    default:
      throw new TypeError(`A ${typeof value} has no canonical form.`);
  }
}

function canonicalText(text: string): string {
  if (!loneSurrogate.test(text)) return `s${stringToBytes(text).length}:${text}`;
  let units = '';
  for (let at = 0; at < text.length; at += 1) units += text.charCodeAt(at).toString(16).padStart(4, '0');
  return `w${text.length}:${units}`;
}

const loneSurrogate = /\p{Cs}/u;

function isArray(value: readonly Plain[] | object): value is readonly Plain[] {
  return Array.isArray(value);
}

function canonicalArray(items: readonly Plain[]): string {
  return `a${items.length}:${items.map(canonical).join('')}`;
}

function canonicalObject(object: Readonly<{ [key: string]: Plain | undefined }>): string {
  const keys = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort();
  const parts = keys.map((key) => `${canonicalText(key)}${canonical(object[key] ?? null)}`);
  return `o${keys.length}:${parts.join('')}`;
}

import * as words from '@readback/phrases/words/web/wallet/submit.ts';
import type { RawAnswer } from '../data/activity/activityEntry.ts';

/** In characters. What is longer is cut: the longest signature that a wallet may give has half of it. */
const most = 262_144;

/** How deep an answer is written down, and how many items of a list or an object. */
const deepest = 6;
const widest = 200;

/**
 * What a wallet returned or threw, as text, before anybody judges it: a text as it is, everything else as JSON, with
 * what JSON has no form for in words. Never throws: traps, circles and endless answers are expected.
 */
export function rawAnswer(how: RawAnswer['how'], answer: unknown): RawAnswer {
  if (typeof answer === 'string') return cut({ how, text: answer });
  return cut({ how, text: textOf(answer), json: true });
}

function cut(raw: RawAnswer): RawAnswer {
  return raw.text.length <= most ? raw : { ...raw, text: raw.text.slice(0, most), cut: true };
}

function textOf(answer: unknown): string {
  try {
    return JSON.stringify(plain(answer, 0)) ?? 'null';
  } catch {
    return JSON.stringify(words.kept.unwritable);
  }
}

/** The same as plain data. */
function plain(it: unknown, depth: number): unknown {
  switch (typeof it) {
    case 'string':
      return it.length <= most ? it : it.slice(0, most);
    case 'bigint':
      return it.toString();
    case 'number':
      return Number.isFinite(it) ? it : String(it);
    case 'boolean':
      return it;
    case 'undefined':
      return depth === 0 ? words.kept.nothing : undefined;
    case 'function':
    case 'symbol':
      return `[${typeof it}]`;
    default:
      return it === null || it === undefined ? null : guarded(() => ofObject(it, depth));
  }
}

function ofObject(it: object, depth: number): unknown {
  if (it instanceof Uint8Array) return bytes(it);
  if (it instanceof ArrayBuffer) return bytes(new Uint8Array(it));
  if (it instanceof String) return it.toString();
  if (depth >= deepest) return words.kept.deeper;
  if (Array.isArray(it)) return it.slice(0, widest).map((one: unknown) => plain(one, depth + 1));
  const entries = it instanceof Map ? [...it] : keysOf(it).map((key) => [key, key in it] as const);
  const from =
    it instanceof Map ? (key: unknown) => it.get(key) : (key: unknown) => Reflect.get(it, String(key));
  return Object.fromEntries(
    entries
      .slice(0, widest)
      .map(([key]) => [String(key), guarded(() => plain(from(key), depth + 1))] as const),
  );
}

/** An error's own words are not among what it lists. */
function keysOf(it: object): readonly string[] {
  const listed = Object.keys(it);
  if (!(it instanceof Error)) return listed;
  return [...new Set(['name', 'message', ...('cause' in it ? ['cause'] : []), ...listed])];
}

function bytes(it: Uint8Array): string {
  let text = '0x';
  for (const byte of it.subarray(0, most / 2)) text += byte.toString(16).padStart(2, '0');
  return text;
}

function guarded<T>(read: () => T): T | string {
  try {
    return read();
  } catch {
    return words.kept.unreadable;
  }
}

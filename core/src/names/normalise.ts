import type { PlainProblemId, Problem } from '../text/problem.ts';
import { normalize } from 'viem/ens';
import { ReadbackError } from '../text/errors.ts';
import { bad, good, type Result } from '../text/result.ts';
import { lookAlikes } from '../text/lookAlikes.ts';

/**
 * A name as it is looked up: normal after ENSIP-15, so that it is the same whoever typed it. `scripts` are those of
 * its letters, without the last label; `mixed` when they are more than one, so that letters may be taken for others.
 */
export type NormalName = Readonly<{ name: string; scripts: readonly string[]; mixed: boolean }>;

/** How long a name may be, in UTF-16 units: longer ones cannot be written in the wire format of DNS. */
const longest = 255;

/**
 * Normalises a name that someone typed or that a record says (ENSIP-15). Space around it is ignored. A name that reads
 * as an address counts as none. The error says what is wrong with it, for people.
 *
 * @example
 * normaliseName('Pilot.eth'); // { ok: true, value: { name: 'pilot.eth', scripts: ['Latin'], mixed: false } }
 */
export function normaliseName(text: string): Result<NormalName> {
  const typed = text.trim();
  if (typed === '') return wrong({ id: 'name.nothing' }, 'empty');
  if (typed.length > longest)
    return wrong({ id: 'name.tooLong', args: { most: longest } }, `${typed.length} characters`);
  let name: string;
  try {
    name = plain(typed) ?? normalize(typed);
  } catch (error) {
    const details = error instanceof Error ? error.message : '';
    return wrong(problemFor(details), details.slice(0, 300));
  }
  if (!name.includes('.')) return wrong({ id: 'name.onePart' }, 'one label');
  if (name.length > longest) return wrong({ id: 'name.tooLong', args: { most: longest } }, 'once normalised');
  if (name.split('.').some((it) => likeAddress.test(it))) return wrong({ id: 'name.likeAddress' }, name);
  const scripts = scriptsOf(name);
  return good({ name, scripts, mixed: scripts.length > 1 });
}

/**
 * A name of letters, digits and single hyphens of ASCII is normal once it is in lower case. Most names are such, and for
 * any other the tables of the standard are unpacked, which holds up the page for a tenth of a second.
 */
function plain(typed: string): string | undefined {
  return ordinary.test(typed) ? typed.toLowerCase() : undefined;
}

const ordinary = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/i;

/** Beside an address, which is mostly shown by its ends, such a name would be taken for the whole of it. */
const likeAddress = /^0x(?:[0-9a-f]{16,}|[0-9a-z]{36,})$/;

/** Not a name that can be looked up. */
export class NameError extends ReadbackError {
  override name = 'NameError';
}

/** What the standard calls the fault, and what we say of it; the first that fits. */
const faults: readonly (readonly [RegExp, PlainProblemId])[] = [
  [/empty label/, 'name.emptyPart'],
  [/underscore/, 'name.underscore'],
  [/whole-script confusable/, 'name.lookalike'],
  [/illegal mixture/, 'name.mixed'],
  [/invalid label extension/, 'name.hyphens'],
  [/placement|combining mark|apostrophe|fenced/, 'name.place'],
  [/non-spacing|duplicate/, 'name.marks'],
  [/disallowed character/, 'name.character'],
];

function problemFor(details: string): Problem {
  return { id: faults.find(([pattern]) => pattern.test(details))?.[1] ?? 'name.wrong' };
}

function wrong(problem: Problem, details: string): Result<never> {
  return bad(new NameError(problem, { details }));
}

/**
 * The scripts of the letters of a normal name, its last label (`eth`) left out, in the order in which they come.
 * Chinese, Japanese and Korean writing each mix scripts by nature: what they mix counts as one.
 *
 * @example
 * scriptsOf('東京tower.eth'); // ['East Asian', 'Latin']
 */
function scriptsOf(name: string): readonly string[] {
  const labels = name.split('.').slice(0, -1);
  const found = new Set<string>();
  for (const label of labels) {
    for (const char of label) {
      const script = scriptOf(char);
      if (script !== undefined) found.add(script);
    }
  }
  // Letters of one alphabet that are drawn to be taken for another are as good as a second alphabet.
  if (found.size === 1 && lookAlikes(labels.join('.')).size > 0) found.add('Look-alikes');
  return [...found];
}

const table: readonly (readonly [string, RegExp])[] = [
  ['Latin', /^\p{Script=Latin}$/u],
  ['Greek', /^\p{Script=Greek}$/u],
  ['Cyrillic', /^\p{Script=Cyrillic}$/u],
  ['Armenian', /^\p{Script=Armenian}$/u],
  ['Georgian', /^\p{Script=Georgian}$/u],
  ['Hebrew', /^\p{Script=Hebrew}$/u],
  ['Arabic', /^\p{Script=Arabic}$/u],
  ['Devanagari', /^\p{Script=Devanagari}$/u],
  ['Thai', /^\p{Script=Thai}$/u],
  [
    'East Asian',
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]$/u,
  ],
];

/** Of a letter, or of a number that is one (〇); undefined for digits, marks, signs and emoji, of no script. */
function scriptOf(char: string): string | undefined {
  if (!/^[\p{L}\p{Nl}]$/u.test(char)) return undefined;
  return table.find(([, pattern]) => pattern.test(char))?.[0] ?? 'Another script';
}

import { lookAlikes } from '../text/lookAlikes.ts';

/**
 * The scripts of the letters of a normal name, its last label (`eth`) left out, in the order in which they come.
 * Chinese, Japanese and Korean writing each mix scripts by nature: what they mix counts as one.
 *
 * @example
 * scriptsOf('東京tower.eth'); // ['East Asian', 'Latin']
 */
export function scriptsOf(name: string): readonly string[] {
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

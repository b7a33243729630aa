import { expect, it } from 'vitest';
import type { Phrase, PhraseId } from '../../model/phrase.ts';
import { phrases } from '../../model/phrases.ts';
import { sidesOf } from './sidesOf.ts';

const differences = (Object.keys(phrases) as PhraseId[]).filter(
  (id) =>
    /^intent\.\w+\.says/.test(id) ||
    (id.startsWith('hearback.said.') && !/\.(?:asSaid|differs|cannotCompare)$/.test(id)),
);

it.each(differences)('%s has what was said beside what is done, of the same values', (id) => {
  const args: Readonly<Record<string, string>> = phrases[id];
  const sides = sidesOf({ id, args } as Phrase);
  for (const side of [sides?.said, sides?.found]) {
    const declared: Readonly<Record<string, string>> = phrases[side?.id ?? 'why.offline'];
    expect(side?.id, 'a phrase that there is').toSatisfy((it: string) => Object.hasOwn(phrases, it));
    for (const name of Object.keys(declared)) expect(args[name], name).toBe(declared[name]);
  }
});

it('a sentence that says no difference has no sides', () => {
  expect(sidesOf({ id: 'intent.why', args: {} })).toBeUndefined();
});

it('what came of a request stands in the same row as what it was read to do', () => {
  const args = { said: 'intent.0.amount', found: 'mined.effect.0.size' };
  expect(sidesOf({ id: 'hearback.said.less', args })).toEqual({
    of: 'intent.gets',
    said: { id: 'intent.gets.wantsLess', args },
    found: { id: 'intent.gets.doesLess', args },
  });
});

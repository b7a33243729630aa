import type { PhraseId } from '@readback/core/model/phrase.ts';
import { expect, it, test } from 'vitest';
import { assetTitles } from '#words/assetTitles.ts';
import { engine } from '#words/engine.ts';
import { glossary } from '#words/glossary.ts';
import { message } from './message.ts';
import { partyWords } from '#words/parties.ts';
import { powerTitles } from '#words/powerTitles.ts';
import { ruleWords } from './rules/all.ts';
import { families } from '#words/rules/families.ts';
import { ruleReasons } from './rules/reasons.ts';
import { oddityWords } from '#words/oddities.ts';
import { runsWords } from '#words/steps.ts';
import { variantsOf, wordCount, wordFaults } from './testing/plainWords.ts';
import { whyWords } from '#words/why.ts';

const most = 20;

/** Sentences that need more words than others, and why. */
const longer: Readonly<Record<string, Readonly<{ most: number; why: string }>>> = {
  'sentence.act': { most: 40, why: 'What is done, to whom, for whom and with what, in one sentence.' },
};

const ids = Object.keys(engine) as PhraseId[];

test.each(ids)('%s is in the field’s words, and short', (id) => {
  const faults = variantsOf(message(id)).flatMap((it) => wordFaults(it, longer[id]?.most ?? most));
  expect([...new Set(faults)]).toEqual([]);
});

/** The first line of a warning: `says` of the rules, in all its forms. */
const firstLines = ids.filter((id) => {
  const [family = '', rule = '', part = ''] = id.split('.');
  return part.startsWith('says') && `${family}.${rule}` in ruleWords;
});

test.each(firstLines)('%s says what is wrong in 15 words', (id) => {
  const long = variantsOf(message(id)).filter((it) => wordCount(it.split(/(?<=[.?])\s+/)[0] ?? '') > 15);
  expect(long).toEqual([]);
});

test.each(ids.filter((id) => /\.(?:says|why|remedy)/.test(id)))('%s ends as a sentence does', (id) => {
  for (const it of variantsOf(message(id))) expect(it).toMatch(/(?:[.?]|^‹reason›)$/u);
});

const others: readonly (readonly [string, string])[] = [
  ...Object.entries(ruleWords).flatMap(([id, words]) =>
    Object.entries(words).map(([field, text]) => [`${id}.${field}`, text] as const),
  ),
  ...Object.entries(families).flatMap(([id, { title, says }]) => [
    [`${id}.title`, title] as const,
    [`${id}.says`, says] as const,
  ]),
  ...Object.entries(glossary).flatMap(([id, { term, says }]) => [
    [`${id}.term`, term] as const,
    [`${id}.says`, says] as const,
  ]),
  ...Object.entries<string>(ruleReasons).map(([id, text]) => [`${id}.reason`, text] as const),
  ...Object.entries({ ...whyWords, ...partyWords, ...oddityWords }),
  ...Object.entries(runsWords).flatMap(([id, text]) => (text === undefined ? [] : [[id, text] as const])),
  ...Object.entries({ ...assetTitles, ...powerTitles }).flatMap(([id, forms]) =>
    Object.entries(forms).map(([form, text]) => [`${id}.${form}`, text] as const),
  ),
];

test.each(others)('%s is in the field’s words, and short', (_, text) => {
  expect(wordFaults(text, most)).toEqual([]);
});

it('allows no sentence more words than it has', () => {
  for (const [id, { most: allowed }] of Object.entries(longer)) {
    const counts = variantsOf(message(id as PhraseId)).flatMap((it) =>
      it.split(/(?<=[.?])\s+/).map(wordCount),
    );
    expect(Math.max(...counts), id).toBeLessThanOrEqual(allowed);
    expect(Math.max(...counts), id).toBeGreaterThan(most);
  }
});

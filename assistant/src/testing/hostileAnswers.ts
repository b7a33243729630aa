import type { AskSubject } from '@readback/core/ask/answer.ts';
import { ask } from '@readback/core/ask/ask.ts';
import { keyOfQuery, type Query, queryIds } from '@readback/core/ask/query.ts';
import { queryPhrase } from '@readback/core/ask/queryPhrase.ts';
import { topicsOf } from '@readback/core/ask/topics.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { plain } from '@readback/phrases/plain.ts';
import { glossary } from '@readback/phrases/words/glossary.ts';
import { help } from '@readback/phrases/words/web/ask/help.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { helpEntries, termEntries } from '../ask/question.ts';
import { mostQueries, validate } from '../ask/understand.ts';
import type { Masked } from '../handles/handle.ts';
import { maskQuestion, pageNames } from '../handles/pageNames.ts';
import { fairDice } from './dice.ts';
import { hostileQueries } from './hostileAnswer.ts';

/** A question that names all that a readback knows by an address or a name, so that a model can choose any of it. */
export function wordsAbout(subject: AskSubject): string {
  const names = new Set(pageNames(subject).map(({ name }) => name));
  return `Can ${[...topicsOf(subject).accounts.keys()].join(' or ')} take 1,234.5 ${[...names].join(' or ')}`;
}

type Put = Readonly<{ subject: AskSubject; text: string; masked: Masked; seen: Set<string> }>;

/** Puts random lies to the answers to a question about each subject, and fails where one of them is seen. */
export function expectNoLieIsShown(subjects: readonly AskSubject[], runs: number): void {
  const all = subjects.map((subject) => putTo(subject));
  fc.assert(
    fc.property(fc.constantFrom(...all), fairDice, fc.jsonValue({ maxDepth: 4 }), (put, dice, junk) => {
      const handles = put.masked.handles.map(({ id }) => id);
      const choices = { queries: queryIds, handles, terms: termEntries, help: helpEntries };
      expectHonest(put, hostileQueries(choices, dice, junk));
    }),
    { numRuns: runs },
  );
  // Many of them named questions that we have: it was not all thrown away.
  expect(all.reduce((count, { seen }) => count + seen.size, 0)).toBeGreaterThan(Math.min(runs, 1_000) / 5);
}

/** A question about a subject, as it is put to a model. */
export function putTo(subject: AskSubject): Put {
  const text = wordsAbout(subject);
  return { subject, text, masked: maskQuestion(text, subject), seen: new Set() };
}

/** Whatever is shown is a question of ours about this readback, and the answer that pressing it would give. */
export function expectHonest({ subject, text, masked, seen }: Put, answer: unknown): void {
  const queries = validate(answer, text, masked, subject) ?? [];
  expect(queries.length).toBeLessThanOrEqual(mostQueries);
  expect(new Set(queries.map(keyOfQuery)).size).toBe(queries.length);
  for (const query of queries) {
    const key = keyOfQuery(query);
    if (seen.has(key)) continue;
    expectOurs(subject, masked, query);
    seen.add(key);
  }
}

function expectOurs(subject: AskSubject, { handles }: Masked, query: Query): void {
  const { readback } = subject;
  expect(queryIds).toContain(query.id);
  const named = handles.flatMap(({ topics }) => topics);
  const isParty = (address: string) =>
    readback.parties.some((it) => it.address.toLowerCase() === address.toLowerCase());
  for (const topic of query.about) {
    // What is named, or has the role that is named.
    if (topic.kind === 'account' && !isParty(topic.address)) expect(named).toContainEqual(topic);
    if (topic.kind === 'asset') expect(named).toContainEqual(topic);
  }
  const { says, unknown, warnings, terms, help: entries } = ask(subject, query);
  const stops = readback.findings.filter(
    (it) => it.outcome === 'fired' && it.severity === 'stop' && !it.muted,
  );
  expect(warnings).toEqual(expect.arrayContaining(stops));
  expect(terms.every((it) => Object.hasOwn(glossary, it))).toBe(true);
  expect(entries.every((it) => Object.hasOwn(help, it))).toBe(true);
  const phrases = [...says, ...unknown].flatMap((it) => [it.says, ...it.more]);
  const shown = plain([queryPhrase(subject, query), ...phrases], (id) => factAt(readback, id));
  expect(shown).not.toMatch(/EVIL|safe to sign/i);
}

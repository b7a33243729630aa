import type { Arranged } from '@readback/assistant/explain/arrange.ts';
import type { AiErrorKind } from '@readback/assistant/aiError.ts';
import type { Statement } from '@readback/assistant/explain/statement.ts';
import { describe, expect, it } from 'vitest';
import { outcomeOf, reachedWords } from '../settings/assistant/testWords.ts';
import { coverageWords } from './coverageWords.ts';
import { failureWords } from './failureWords.ts';

const kinds: readonly AiErrorKind[] = [
  'auth',
  'rate',
  'busy',
  'model',
  'network',
  'refusal',
  'length',
  'shape',
  'limit',
  'aborted',
];

describe('how much was mentioned', () => {
  const line = { statement: {} as Statement, full: false };
  const of = (warnings: number, chosen: number, also: number, mentioned: number): Arranged => {
    const lines = (count: number) => Array.from({ length: count }, () => line);
    return {
      lead: [],
      warnings: lines(warnings),
      chosen: lines(chosen),
      also: lines(also),
      terms: [],
      mentioned,
    };
  };

  it.each([
    [of(0, 4, 3, 4), '4 facts mentioned. 3 more facts are below.'],
    [of(0, 1, 0, 1), '1 fact mentioned. No facts were left out.'],
    [
      of(2, 2, 1, 2),
      '2 facts mentioned. 2 warnings that the assistant left out were added at the top. 1 more fact is below.',
    ],
    [of(1, 1, 0, 2), '2 facts mentioned. No facts were left out.'],
  ])('is said whole', (arranged, words) => {
    expect(coverageWords(arranged)).toBe(words);
  });
});

describe('why there is no explanation', () => {
  it.each(kinds)('%s has words of its own', (kind) => {
    const { title, text } = failureWords({ kind }, true);
    expect(title.length).toBeGreaterThan(3);
    expect(text).toMatch(/\.$/);
  });

  it('says to ask again later when there is no network', () => {
    expect(failureWords({ kind: 'network' }, false).text).toContain('when you are back online');
  });

  it('says how long the provider wants to be left alone', () => {
    expect(failureWords({ kind: 'rate', retryAfter: 16.2 }, true).text).toContain('17 seconds');
  });
});

describe('the test of a provider', () => {
  it('has three outcomes, and claims to have reached only what answered', () => {
    expect(kinds.filter((it) => outcomeOf(it) === 'unreachable')).toEqual(['network', 'aborted']);
    expect(kinds.filter((it) => outcomeOf(it) === 'refused')).toEqual(['auth']);
    expect(outcomeOf(undefined)).toBe('reached');
  });

  it('praises no model that did not answer in the form', () => {
    for (const kind of kinds) expect(reachedWords(kind)).not.toContain('answered in the form');
  });
});

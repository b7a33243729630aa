import type { AiErrorKind } from '@readback/assistant/aiError.ts';
import { describe, expect, it } from 'vitest';
import { outcomeOf, reachedWords } from '../settings/assistant/testWords.ts';
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

describe('why a model gave no answer', () => {
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

import { describe, expect, it } from 'vitest';
import { glossary } from '#words/glossary.ts';

const terms = Object.entries(glossary);

describe('the glossary', () => {
  it.each(terms)('explains %s in plain words, in a few sentences', (_, { term, says }) => {
    for (const text of [term, says]) {
      expect(text).not.toMatch(/[!'"{}]|\s{2}|https?:|0x|\p{Extended_Pictographic}/u);
      expect(text.trim()).toBe(text);
    }
    expect(says).toMatch(/\.$/);
    expect(says.length).toBeLessThan(260);
  });

  it('gives no advice, and calls nothing safe', () => {
    for (const [, { says }] of terms)
      expect(says).not.toMatch(/\b(safe|trust\w*|recommend\w*|you should)\b/i);
  });

  it('explains no term twice', () => {
    expect(new Set(terms.map(([, { term }]) => term)).size).toBe(terms.length);
  });
});

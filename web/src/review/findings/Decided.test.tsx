import type { Phrase } from '@readback/core/model/phrase.ts';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What stands below a sentence on the page as it is built, which begins without some of the words. */
async function below(sentence: readonly Phrase[], decided: Phrase, comes = true): Promise<string> {
  vi.resetModules();
  const { firstWords, lateWords } = await import('@readback/phrases/lateWords.ts');
  const { checkWords } = await import('@readback/phrases/checkWords.ts');
  const fetched = (words: object) => {
    if (!comes) throw new Error('offline');
    return words;
  };
  vi.doMock('@readback/phrases/pageWords.ts', () => ({ pageWords: firstWords }));
  vi.doMock('@readback/phrases/lateWords.ts', () => fetched({ lateWords }));
  vi.doMock('@readback/phrases/checkWords.ts', () => fetched({ checkWords }));
  const { Decided } = await import('./Decided.tsx');
  const face = <Decided {...{ sentence, decided }} facts={() => undefined} isDifference={false} />;
  const { prelude } = await prerender(<main>{face}</main>, { onError: () => {} });
  return new Response(prelude).text();
}

const warning = { id: 'messages.hash.says', args: {} } as const;

beforeEach(() => {
  vi.doUnmock('@readback/phrases/lateWords.ts');
  vi.doUnmock('@readback/phrases/checkWords.ts');
});

describe('what decided a verdict', () => {
  it('is said once its words were fetched, which the page begins without', async () => {
    expect(await below([{ id: 'engine.silent', args: {} }], warning)).toContain('data-decided');
  });

  it('is not said where the sentence says the same', async () => {
    expect(await below([warning], warning)).not.toContain('data-decided');
  });

  it('keeps its place where its words cannot be fetched', async () => {
    const said = await below([warning], warning, false);
    expect(said).toContain('data-decided');
    expect(said).toContain('could not be loaded');
  });
});

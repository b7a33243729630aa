import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { glossary } from '@readback/phrases/words/glossary.ts';
import { termsInText } from '@readback/phrases/words/web/review/terms.ts';
import { termWords } from './termWords.tsx';

async function html(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

async function pressable(text: string, said = new Set<string>()): Promise<readonly string[]> {
  const drawn = await html(termWords(text, said));
  expect(drawn.replaceAll(/<[^>]*>/g, ''), 'no word is lost or added').toBe(text);
  return [...drawn.matchAll(/role="button"[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, word = '']) => word);
}

describe('a term in a sentence of Readback', () => {
  it('can be pressed at the first word that speaks of it', async () => {
    expect(
      await pressable('The spender can use the allowance. An allowance lasts. Spenders change.'),
    ).toEqual(['spender', 'allowance']);
  });

  it('is the longest that the words make, and no part of a longer word or of the name of a site', async () => {
    expect(await pressable('You pay the gas fee, within the gas limit.')).toEqual(['gas fee', 'gas limit']);
    expect(await pressable('permitted, bridge.example, my-router, hash_of, proxy/x, noncey')).toEqual([]);
    expect(await pressable('It is a proxy. It has a nonce, and a “permit”.')).toEqual([
      'proxy',
      'nonce',
      'permit',
    ]);
  });

  it('is marked once in what is said over several pieces', async () => {
    const said = new Set<string>();
    expect(await pressable('its allowance of ', said)).toEqual(['allowance']);
    expect(await pressable(' is a new allowance', said)).toEqual([]);
  });

  it('has no word that stands for two entries', () => {
    const words = Object.values(termsInText).flat();
    expect(new Set(words).size).toBe(words.length);
    expect(Object.keys(glossary)).toEqual(expect.arrayContaining(Object.keys(termsInText)));
  });
});

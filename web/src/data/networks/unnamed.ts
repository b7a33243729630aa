import * as words from '@readback/phrases/words/web/data/networks/unnamed.ts';

/**
 * What a network is called that may not have the name it was given. The first paint needs it, which comes without what
 * fills any message.
 */
export function unnamed(chainId: number): string {
  return words.unnamed.replace('{id}', String(chainId));
}

/** What represents the symbol of a currency that may not have the one it was given. */
export const unnamedCoin = 'coin';

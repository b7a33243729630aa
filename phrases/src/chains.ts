import * as words from '#words/chains.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import { fill } from './fill.ts';

/** The chains that are called by no name of their own, as they stand in a sentence. */
const inSentence: ReadonlyMap<number, string> = new Map([
  [31337, words.practice],
  [31338, words.secondPractice],
]);

const called = new Map<number, string>();

/**
 * Says which development chains are the user's own, by the names that the user gave them: all others with these ids
 * are the practice chain. Other chains keep their names.
 */
export function callOwnChains(own: readonly Readonly<{ chainId: number; name: string }>[]): void {
  called.clear();
  for (const { chainId, name } of own) if (inSentence.has(chainId)) called.set(chainId, name);
}

/** "Ethereum", or "network 424242" for a chain that has no name here. */
export function chainName(chainId: number): string {
  return (
    called.get(chainId) ??
    inSentence.get(chainId) ??
    chainInfo(chainId)?.name ??
    fill(words.unnamed, { id: String(chainId) })
  );
}

import * as words from '#words/chains.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import { fill } from './fill.ts';
import { developmentChains, ownChainName } from './ownChains.ts';

const [first, second] = developmentChains;

/** The chains that are called by no name of their own, as they are in a sentence. */
const inSentence: ReadonlyMap<number, string> = new Map([
  [first, words.practice],
  [second, words.secondPractice],
]);

/** "Ethereum", or "network 424242" for a chain that has no name here. */
export function chainName(chainId: number): string {
  return (
    ownChainName(chainId) ??
    inSentence.get(chainId) ??
    chainInfo(chainId)?.name ??
    fill(words.unnamed, { id: String(chainId) })
  );
}

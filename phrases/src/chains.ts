import { chainInfo } from '@readback/core/world/chains.ts';

/** The chains that are called by no name of their own, as they stand in a sentence. */
const inSentence: ReadonlyMap<number, string> = new Map([
  [31337, 'the practice chain'],
  [31338, 'the second practice chain'],
]);

/** "Ethereum", or "network 424242" for a chain that has no name here. */
export function chainName(chainId: number): string {
  return inSentence.get(chainId) ?? chainInfo(chainId)?.name ?? `network ${chainId}`;
}

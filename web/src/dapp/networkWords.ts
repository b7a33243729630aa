import { chainName } from '@readback/phrases/chains.ts';
import { networkOf } from '../data/networks/config.ts';

/** What a network is called here. */
export function networkWords(chainId: number): string {
  return networkOf(chainId)?.name ?? chainName(chainId);
}

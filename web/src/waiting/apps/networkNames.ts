import { chainName } from '@readback/phrases/chains.ts';
import { networkOf } from '../../data/networks/config.ts';

/** The names of networks, as they are called here. */
export function networkNames(chains: readonly number[]): string {
  return chains.map((it) => networkOf(it)?.name ?? chainName(it)).join(', ');
}

import type { PracticeMarker } from '@readback/scenarios/practiceMarker.ts';
import { nodeAt } from './node.ts';

/**
 * Whether the node at `url` is a practice chain: it reports the practice chain's id, and exactly the marker's code
 * is at the marker's address. Test keys must never be offered for any other chain.
 */
export async function recognises(url: string, marker: PracticeMarker): Promise<boolean> {
  const node = nodeAt(url);
  const [chainId, code] = await Promise.all([
    node('eth_chainId', []),
    node('eth_getCode', [marker.address, 'latest']),
  ]);
  const sameCode = typeof code === 'string' && code.toLowerCase() === marker.code.toLowerCase();
  return chainId === `0x${marker.chainId.toString(16)}` && sameCode;
}

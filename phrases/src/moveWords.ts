/** What moves between whom, for the page and the command line alike. */
import type { Move } from '@readback/core/model/effects.ts';
import type { Asset } from '@readback/core/model/fact.ts';

/**
 * Whether only an event of a contract says that it moves. The chain's own coin moves by what the node traced, whether
 * or not the balances at both ends were read.
 */
export function isOnlyClaimed({ asset, basis }: Pick<Move, 'asset' | 'basis'>): boolean {
  return basis === 'claimed' && asset.kind !== 'native';
}

/** What moves from one to the other of one asset, in one sum each. What is only claimed is summed apart. */
export function summed(moves: readonly Move[]): readonly Move[] {
  const sums = new Map<string, Move>();
  for (const move of moves) {
    const key = [move.from, move.to, assetKey(move.asset), move.basis].join(' ').toLowerCase();
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, amount: sum.amount + move.amount } : move);
  }
  return [...sums.values()];
}

function assetKey(asset: Asset): string {
  if (asset.kind === 'native') return `native ${asset.chainId}`;
  return `${asset.kind} ${asset.address} ${asset.kind === 'nft' ? asset.id : ''}`;
}

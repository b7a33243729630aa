import type { Address } from 'viem';
import type { Move } from '../../model/effects.ts';

/** An asset as a key of maps. */
export function assetKey(token: Address | undefined): string {
  return token?.toLowerCase() ?? 'native';
}

/** The key of an asset that can be counted. */
export function keyOfMove({ asset }: Pick<Move, 'asset'>): string | undefined {
  if (asset.kind === 'native') return assetKey(undefined);
  return asset.kind === 'token' ? assetKey(asset.address) : undefined;
}

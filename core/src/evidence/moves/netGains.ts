import { isWrappedCurrency } from './worth.ts';
import { isKeptBy } from '../../ledger/asset.ts';
import { flowsOf } from '../../ledger/flow.ts';
import { type Address, zeroAddress } from 'viem';
import type { Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import { type Evidence } from '../evidence.ts';

/**
 * What an account has more of an asset after the moves of a simulation. `came`: how much of it really passed through: the
 * most that was there at once, without what went to and fro between two accounts. `at`: the place of the largest move to it.
 */
export type NetGain = Readonly<{ asset: Asset; gain: bigint; came: bigint; at: number }>;

/**
 * What an account gains by the moves of a simulation, asset by asset. Native currency that it sends to the contract that
 * wraps it comes back as that token, which WETH9 announces by no transfer.
 */
export function netGains(view: Evidence, moves: readonly Move[], account: Address): readonly NetGain[] {
  const wrappers = wrappersOf(view, moves);
  const wraps = (contract: Address) => wrappers.has(contract.toLowerCase());
  const all = moves.flatMap((move, at): readonly Readonly<{ move: Move; at: number }>[] => {
    const { from, to, asset } = move;
    if (asset.kind === 'token' && wraps(asset.address) && [from, to].some((it) => isKeptBy(asset, it)))
      return [];
    if (asset.kind !== 'native') return [{ move, at }];
    const made = (contract: Address): Move => ({
      ...move,
      from: to,
      to: from,
      asset: { kind: 'token', chainId: asset.chainId, address: contract },
    });
    return [move, ...[from, to].filter(wraps).map(made)].map((it) => ({ move: it, at }));
  });
  const flows = flowsOf(
    all.map(({ move }) => move),
    new Set([account.toLowerCase()]),
  );
  return [...flows.values()].map(({ asset, came, went, got, peak, into }) => ({
    asset,
    gain: came - went,
    came: got < peak ? got : peak,
    at: all[into ?? 0]?.at ?? 0,
  }));
}

/** The contracts of the wrapped native currency: by their address, or as they behave in this simulation. In lower case. */
export function wrappersOf(view: Evidence, moves: readonly Move[]): ReadonlySet<string> {
  const all = new Map<string, Address>();
  const [tokens, announced, trades] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { asset, from, to } of moves) {
    for (const it of [from, to]) all.set(it.toLowerCase(), it);
    if (asset.kind === 'native') {
      for (const it of [from, to]) trades.add(it.toLowerCase());
    } else if (asset.kind === 'token') {
      all.set(asset.address.toLowerCase(), asset.address);
      tokens.add(asset.address.toLowerCase());
      if (from === zeroAddress || to === zeroAddress) announced.add(asset.address.toLowerCase());
    }
  }
  const found = [...all].filter(([key, contract]) => {
    // It takes native currency, its token moves, and none of that appears by a transfer.
    return isWrappedCurrency(view, contract) || (tokens.has(key) && !announced.has(key) && trades.has(key));
  });
  return new Set(found.map(([key]) => key));
}

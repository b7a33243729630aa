import { same } from '../../ledger/account.ts';
import { assetKey } from '../../ledger/asset.ts';
import { type Address, zeroAddress } from 'viem';
import type { Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import { isWeth9 } from '../../shipped/known.ts';
import { valueOf } from '../../model/known.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { wellKnownSymbol } from '../../shipped/wellKnownTokens.ts';

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
  const sums = new Map<string, Sum>();
  const add = (asset: Asset, other: Address, amount: bigint, at: number) => {
    const key = assetKey(asset);
    const sum = sums.get(key) ?? { asset, gain: 0n, peak: 0n, by: new Map(), at, most: 0n };
    sums.set(key, sum);
    sum.gain += amount;
    if (sum.gain > sum.peak) sum.peak = sum.gain;
    const who = other.toLowerCase();
    sum.by.set(who, (sum.by.get(who) ?? 0n) + amount);
    if (amount > sum.most) Object.assign(sum, { at, most: amount });
  };
  const wrappers = wrappersOf(view, moves);
  const wraps = (contract: Address) => wrappers.has(contract.toLowerCase());
  for (const [at, { from, to, asset, amount }] of moves.entries()) {
    if (asset.kind === 'token' && wraps(asset.address) && [from, to].some((it) => same(it, asset.address)))
      continue;
    if (same(from, account)) add(asset, to, -amount, at);
    if (same(to, account)) add(asset, from, amount, at);
    if (asset.kind !== 'native') continue;
    if (same(from, account) && wraps(to)) add(tokenOf(asset.chainId, to), to, amount, at);
    if (same(to, account) && wraps(from)) add(tokenOf(asset.chainId, from), from, -amount, at);
  }
  return [...sums.values()].map(({ asset, gain, peak, by, at }) => {
    const net = [...by.values()].reduce((sum, it) => (it > 0n ? sum + it : sum), 0n);
    return { asset, gain, came: net < peak ? net : peak, at };
  });
}

/** `peak`: the most that was there at once; `by`: what came from each account, less what went back to it. */
type Sum = {
  asset: Asset;
  gain: bigint;
  peak: bigint;
  by: Map<string, bigint>;
  at: number;
  most: bigint;
};

/** The contracts of the wrapped native currency: by their address, or as they behave in this simulation. In lower case. */
export function wrappersOf(view: Evidence, moves: readonly Move[]): ReadonlySet<string> {
  const chainId = moves[0]?.asset.chainId ?? 0;
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
    if (isWeth9(chainId, contract, valueOf(codeOf(view, contract))?.hash)) return true;
    if (/^W(?:ETH|BNB|POL|AVAX|XDAI|S|CELO)$/.test(wellKnownSymbol(chainId, contract) ?? '')) return true;
    // It takes native currency, its token moves, and none of that appears by a transfer.
    return tokens.has(key) && !announced.has(key) && trades.has(key);
  });
  return new Set(found.map(([key]) => key));
}

function tokenOf(chainId: number, address: Address): Asset {
  return { kind: 'token', chainId, address };
}

import { netsOf } from '../../ledger/flow.ts';
import { assetKey, heldKey } from '../../ledger/asset.ts';
import { type Address, zeroAddress } from 'viem';
import type { Known } from '../../model/known.ts';
import type { Asset } from '../../model/fact.ts';
import { type Read, readKey } from '../../effects/read.ts';
import type { LoggedMove } from '../../effects/loggedMoves.ts';

/** What was read before and after a run, by `readKey`; `paid` is what the network fee took of a balance, in wei. */
export type Readings = Readonly<{
  of: ReadonlyMap<string, Readonly<{ before: Known<bigint>; after: Known<bigint> }>>;
  paid: (account: Address) => bigint;
}>;

/**
 * Says of each move whether balances confirm it: for at least one side the balance was read, and for every side that
 * was read all moves of the asset together come to exactly what its balance changed by. An item that has one owner
 * is confirmed where it was with the first who gave it, and is with the last who got it.
 */
export function isConfirmed(all: readonly LoggedMove[], readings: Readings): (move: LoggedMove) => boolean {
  const nets = netsOf(all);
  const path = new Map<string, { first: Address; last: Address }>();
  for (const { from, to, asset } of all) {
    const key = assetKey(asset);
    path.set(key, { first: path.get(key)?.first ?? from, last: to });
  }
  return ({ from, to, asset }) => {
    const owned = ownership(asset, path.get(assetKey(asset)), readings);
    if (owned !== undefined) return owned;
    const sides = [from, to].map((account) => delta(account, asset, readings));
    if (sides.every((it) => it === undefined)) return false;
    return [from, to].every((account, n) => {
      const changed = sides[n];
      return changed === undefined || changed === nets.get(heldKey(account, assetKey(asset)));
    });
  };
}

/** By who owns it, where that was asked and answered; undefined where it was not. */
function ownership(
  asset: Asset,
  path: Readonly<{ first: Address; last: Address }> | undefined,
  { of }: Readings,
): boolean | undefined {
  if (asset.kind !== 'nft' || path === undefined) return undefined;
  const owner = of.get(readKey({ kind: 'nftOwner', token: asset.address, id: asset.id }));
  if (owner === undefined || (owner.before.s !== 'known' && owner.after.s !== 'known')) return undefined;
  return isOwner(owner.before, path.first) && isOwner(owner.after, path.last);
}

/** What nobody owns does not answer: it is not there yet, or no more. */
function isOwner(owner: Known<bigint>, who: Address): boolean {
  return owner.s === 'known' ? owner.v === BigInt(who) : who === zeroAddress;
}

function delta(account: Address, asset: Asset, { of, paid }: Readings): bigint | undefined {
  const read = readOf(account, asset);
  const it = read === undefined ? undefined : of.get(readKey(read));
  if (it?.before.s !== 'known' || it.after.s !== 'known') return undefined;
  const changed = it.after.v - it.before.v;
  return asset.kind === 'native' ? changed + paid(account) : changed;
}

function readOf(account: Address, asset: Asset): Read | undefined {
  switch (asset.kind) {
    case 'native':
      return { kind: 'native', account };
    case 'token':
      return { kind: 'balance', token: asset.address, account };
    case 'nft':
      return { kind: 'units', token: asset.address, account, id: asset.id };
    case 'collection':
      return undefined;
  }
}

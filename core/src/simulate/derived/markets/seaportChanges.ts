import type { Address } from 'viem';
import { currencyKey, heldKey } from '../../../ledger/asset.ts';
import { same } from '../../../ledger/account.ts';
import { type Known, known } from '../../../model/known.ts';
import type { Added } from '../additions.ts';
import type { AtPin } from '../atPin.ts';
import { reads } from './seaportCalls.ts';
import type { Item, SeaportOrder } from './seaportOrder.ts';

/** What leaves an account (negative) or has to come to it: an amount of a token, or so many of one item. */
export type SeaportChange = Readonly<{
  who: Address;
  token: Address;
  id?: bigint;
  single: boolean;
  amount: bigint;
}>;

/** What comes to others than those who offer is not one of theirs; coins come in the simulation itself. */
export function wanted(all: readonly SeaportOrder[]): readonly SeaportChange[] {
  return totals(
    all.flatMap(({ offerer, consideration }) =>
      consideration
        .filter(({ recipient }) => same(recipient, offerer))
        .map((it) => [offerer, it, it.least] as const),
    ),
  );
}

export function offered(all: readonly SeaportOrder[]): readonly SeaportChange[] {
  return totals(all.flatMap(({ offerer, offer }) => offer.map((it) => [offerer, it, -it.most] as const)));
}

function totals(all: readonly (readonly [Address, Item, bigint])[]): readonly SeaportChange[] {
  const sums = new Map<string, SeaportChange>();
  for (const [who, { itemType, token, identifier }, raw] of all) {
    if (itemType === 0 || itemType > 3) continue;
    const key = `${heldKey(who, currencyKey(token))} ${itemType === 1 ? '' : identifier}`;
    const amount = (sums.get(key)?.amount ?? 0n) + raw;
    const id = itemType === 1 ? {} : { id: identifier };
    sums.set(key, { who, token, ...id, single: itemType === 2, amount });
  }
  return [...sums.values()];
}

export async function heldAtPin(
  { who, token, id, single }: SeaportChange,
  at: AtPin,
): Promise<Known<bigint>> {
  if (id === undefined) return at.word(token, reads.balance(who));
  if (!single) return at.word(token, reads.units(who, id));
  const owner = await at.word(token, reads.ownerOf(id));
  return owner.s === 'known' ? known(owner.v === BigInt(who) ? 1n : 0n) : owner;
}

export function lineOf(
  { who, token, id, amount }: SeaportChange,
  before: Known<bigint>,
  chainId: number,
): Added {
  const sum = before.s === 'known' ? before.v + amount : 0n;
  const after = before.s === 'known' ? known(sum > 0n ? sum : 0n) : before;
  const line = { who, before, after, basis: 'read' } as const;
  const asset = { chainId, address: token };
  return id === undefined
    ? { line: { ...line, what: 'balance', asset: { kind: 'token', ...asset } } }
    : { line: { ...line, what: 'nft', asset: { kind: 'nft', ...asset, id } } };
}

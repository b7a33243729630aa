import { type Address, encodeFunctionData, type Hex, isAddressEqual, zeroAddress, zeroHash } from 'viem';
import { eip712Hashes } from '../../fingerprint/eip712.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { TypedData } from '../../model/request.ts';
import type { RunPlan } from '../plan.ts';
import { unforeseeable } from '../unforeseeable.ts';
import type { Added, Additions } from './additions.ts';
import type { AtPin } from './atPin.ts';
import type { Usable } from './derive.ts';
import { distinct } from './distinct.ts';
import { isSeaport } from './knownContracts.ts';
import { domainOf, reads, seaportAbi } from './seaportCalls.ts';
import { type Item, type Order, type Orders, ordersOf } from './seaportOrder.ts';
import { agreesToAll } from './standIns.ts';

export type SeaportPlan = Readonly<{ kind: 'seaport'; orders: Orders; typed: TypedData }>;

/** Orders of Seaport in typed data; undefined for anything else, and for what could not be run as it is signed. */
export function seaportPlan(typed: TypedData): SeaportPlan | undefined {
  const orders = ordersOf(typed);
  return orders === undefined ? undefined : { kind: 'seaport', orders, typed };
}

/**
 * Orders of Seaport as somebody fills them who pays what they ask in coins, in a run in which the account agrees: what
 * leaves is seen as it will. Tokens and items that have to come for it are left out of the run, since nobody is known
 * who has them; that they come, Seaport sees to: at its own addresses they are lines by its rules.
 */
export async function seaportFound(
  { orders, typed }: SeaportPlan,
  accounts: readonly Address[],
  block: PinnedBlock,
  at: AtPin,
): Promise<Usable> {
  const { contract, all } = orders;
  const offerers = distinct(all.map(({ offerer }) => offerer));
  const own = isSeaport(contract);
  const gets = own ? wanted(all) : [];
  const gives = own ? offered(all) : [];
  const [domain, counters, states, lines] = await Promise.all([
    at.words(contract, reads.information),
    Promise.all(offerers.map((it) => at.word(contract, reads.counter(it)))),
    Promise.all(all.map(({ hash }) => at.words(contract, reads.status(hash)))),
    Promise.all([...gives, ...gets].map(async (it) => lineOf(it, await held(it, at), block.chainId))),
  ]);
  const reasons = new Set<Reason>();
  const separator = domain.s === 'known' ? domainOf(domain.v) : undefined;
  if (separator !== undefined && separator !== BigInt(eip712Hashes(typed).domainHash)) reasons.add('domain');
  for (const [n, order] of all.entries()) {
    const counter = counters[offerers.findIndex((it) => isAddressEqual(it, order.offerer))];
    if (counter?.s === 'known' && counter.v !== order.counter) reasons.add('counter');
    const state = states[n];
    const [, cancelled, filled, size] = state?.s === 'known' ? state.v : [];
    if (cancelled === 1n) reasons.add('cancelled');
    if (filled !== undefined && size !== undefined && filled > 0n && filled >= size) reasons.add('filled');
    if (order.endTime <= block.timestamp) reasons.add('expired');
    if (order.startTime > block.timestamp) reasons.add('early');
  }
  const chosen = all.some(({ consideration }) => consideration.some(({ itemType }) => itemType > 3));
  const also: Additions = {
    notNow: [...reasons].map((why): Phrase => ({ id: 'effects.notNow', args: { why } })),
    notLookedAt: [
      ...(chosen ? [{ id: 'effects.notLookedAt.chosen', args: {} } as const] : []),
      ...(own ? [] : [{ id: 'effects.notLookedAt.comesBack', args: {} } as const]),
    ],
  };
  const byRules: Phrase = { id: 'effects.assumed.byRules', args: { rules: 'Seaport' } };
  const beside: Additions = {
    lines: lines.slice(gives.length),
    assumed: gets.length > 0 ? [byRules] : [],
  };
  const instead: Additions = own
    ? { lines, assumed: [{ id: 'effects.assumed.permit', args: {} }, byRules] }
    : { notLookedAt: [{ id: 'effects.notLookedAt.reads', args: { count: all.length } }] };
  const found = { also, beside, instead };
  return reasons.size === 0 ? { ...found, plan: runOf(orders, accounts, block) } : found;
}

type Reason = 'domain' | 'counter' | 'cancelled' | 'filled' | 'expired' | 'early';

/** What leaves an account (negative) or has to come to it: an amount of a token, or so many of one item. */
type Change = Readonly<{ who: Address; token: Address; id?: bigint; single: boolean; amount: bigint }>;

/** What comes to others than those who offer is none of theirs; coins come in the run itself. */
function wanted(all: readonly Order[]): readonly Change[] {
  return totals(
    all.flatMap(({ offerer, consideration }) =>
      consideration
        .filter(({ recipient }) => isAddressEqual(recipient, offerer))
        .map((it) => [offerer, it, it.least] as const),
    ),
  );
}

function offered(all: readonly Order[]): readonly Change[] {
  return totals(all.flatMap(({ offerer, offer }) => offer.map((it) => [offerer, it, -it.most] as const)));
}

function totals(all: readonly (readonly [Address, Item, bigint])[]): readonly Change[] {
  const sums = new Map<string, Change>();
  for (const [who, { itemType, token, identifier }, raw] of all) {
    if (itemType === 0 || itemType > 3) continue;
    const key = `${who}:${token}:${itemType === 1 ? '' : identifier}`.toLowerCase();
    const amount = (sums.get(key)?.amount ?? 0n) + raw;
    const id = itemType === 1 ? {} : { id: identifier };
    sums.set(key, { who, token, ...id, single: itemType === 2, amount });
  }
  return [...sums.values()].slice(0, 16);
}

async function held({ who, token, id, single }: Change, at: AtPin): Promise<Known<bigint>> {
  if (id === undefined) return at.word(token, reads.balance(who));
  if (!single) return at.word(token, reads.units(who, id));
  const owner = await at.word(token, reads.ownerOf(id));
  return owner.s === 'known' ? known(owner.v === BigInt(who) ? 1n : 0n) : owner;
}

function lineOf({ who, token, id, amount }: Change, before: Known<bigint>, chainId: number): Added {
  const sum = before.s === 'known' ? before.v + amount : 0n;
  const after = before.s === 'known' ? known(sum > 0n ? sum : 0n) : before;
  const line = { who, before, after, basis: 'read' } as const;
  const asset = { chainId, address: token };
  return id === undefined
    ? { line: { ...line, what: 'balance', asset: { kind: 'token', ...asset } } }
    : { line: { ...line, what: 'nft', asset: { kind: 'nft', ...asset, id } } };
}

function runOf({ contract, all }: Orders, accounts: readonly Address[], block: PinnedBlock): RunPlan {
  const filler = unforeseeable();
  const offerers = distinct(all.map(({ offerer }) => offerer));
  return {
    kind: 'run',
    from: filler,
    calls: all.map((order) => fill(contract, order)),
    atomic: all.length === 1,
    set: {},
    overrides: [
      { address: filler, balance: 2n ** 120n },
      ...offerers.map((address) => ({ address, code: agreesToAll })),
    ],
    accounts: distinct([...offerers, ...accounts]),
    assumed: [
      { id: 'effects.assumed.permit', args: {} },
      { id: 'effects.assumed.standIn', args: {} },
      ...(all.some(movesInTime(block)) ? [{ id: 'effects.assumed.priceNow', args: {} } as const] : []),
    ],
  };
}

function movesInTime({ timestamp }: PinnedBlock): (order: Order) => boolean {
  return ({ offer, consideration, endTime }) =>
    endTime > timestamp && [...offer, ...consideration].some((it) => it.startAmount !== it.endAmount);
}

function fill(contract: Address, order: Order): RunPlan['calls'][number] {
  const coins = order.consideration.filter(({ itemType }) => itemType === 0);
  const value = coins.reduce((sum, it) => sum + it.most, 0n);
  const item = (it: Item) => ({
    itemType: it.itemType,
    token: it.token,
    identifierOrCriteria: it.identifier,
    startAmount: it.startAmount,
    endAmount: it.endAmount,
  });
  const parameters = {
    offerer: order.offerer,
    zone: order.zone,
    offer: order.offer.map(item),
    consideration: coins.map((it) => ({ ...item(it), recipient: it.recipient })),
    orderType: order.orderType,
    startTime: order.startTime,
    endTime: order.endTime,
    zoneHash: order.zoneHash,
    salt: order.salt,
    conduitKey: order.conduitKey,
    totalOriginalConsiderationItems: BigInt(coins.length),
  };
  const advanced = { parameters, numerator: 1n, denominator: 1n, signature: '0x', extraData: '0x' } as const;
  const data: Hex = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [advanced, [], zeroHash, zeroAddress],
  });
  return { to: contract, value, data };
}

import type { Address } from 'viem';
import type { Assumption, Limit, NotNow } from '../../../model/limits.ts';
import { same } from '../../../ledger/account.ts';
import { domainHashOf } from '../../../crypto/eip712.ts';
import type { PinnedBlock } from '../../../model/effects.ts';
import type { Additions } from '../additions.ts';
import type { AtPin } from '../atPin.ts';
import { distinct } from '../distinct.ts';
import { isSeaport } from './knownContracts.ts';
import { domainOf, reads } from './seaportCalls.ts';
import { heldAtPin, lineOf, offered, wanted } from './seaportChanges.ts';
import { fillRun } from './seaportFill.ts';
import type { SeaportPlan } from './seaportOrder.ts';
import type { Usable } from '../usable.ts';

/**
 * Orders of Seaport as someone fills them who pays what they ask in coins, in a run in which the account agrees: what
 * leaves is seen as it will. Tokens and items that have to come for it are left out of the simulation, since nobody is known
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
  const gets = own ? wanted(all).slice(0, most) : [];
  const given = own ? offered(all) : [];
  const gives = given.slice(0, most);
  const [domain, counters, states, lines] = await Promise.all([
    at.words(contract, reads.information),
    Promise.all(offerers.map((it) => at.word(contract, reads.counter(it)))),
    Promise.all(all.map(({ hash }) => at.words(contract, reads.status(hash)))),
    Promise.all([...gives, ...gets].map(async (it) => lineOf(it, await heldAtPin(it, at), block.chainId))),
  ]);
  const reasons = new Set<Reason>();
  const separator = domain.s === 'known' ? domainOf(domain.v) : undefined;
  if (separator !== undefined && separator !== BigInt(domainHashOf(typed) ?? 0)) reasons.add('domain');
  for (const [n, order] of all.entries()) {
    const counter = counters[offerers.findIndex((it) => same(it, order.offerer))];
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
    notNow: [...reasons].map((why): NotNow => ({ is: why })),
    notLookedAt: [
      ...(chosen ? [{ is: 'chosen' } as const] : []),
      ...(own ? [] : [{ is: 'comesBack' } as const]),
    ],
  };
  const byRules: Assumption = { is: 'byRules', rules: 'Seaport' };
  const beside: Additions = {
    lines: lines.slice(gives.length),
    assumed: gets.length > 0 ? [byRules] : [],
  };
  const out = own ? given.length - gives.length : all.length;
  const cut: Limit[] = out === 0 ? [] : [{ is: 'reads', count: out }];
  const instead: Additions = own
    ? { lines, assumed: [{ is: 'permit' }, byRules], notLookedAt: cut }
    : { notLookedAt: cut };
  const found = { also, beside, instead };
  return reasons.size === 0 ? { ...found, plan: fillRun(orders, accounts) } : found;
}

/** So much of what leaves, and of what has to come, is inspected. */
const most = 16;

type Reason = 'domain' | 'counter' | 'cancelled' | 'filled' | 'expired' | 'early';

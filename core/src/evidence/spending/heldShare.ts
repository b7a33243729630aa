import { accountKey } from '../../text/accountKey.ts';
import { heldAt } from '../../ledger/book.ts';
import type { Address } from 'viem';
import { currencyKey, heldKey } from '../../ledger/asset.ts';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import type { Effects } from '../../model/effects.ts';
import type { FactId, FactValue } from '../../model/fact.ts';
import { type Known, unknown, valueOf } from '../../model/known.ts';
import { allowanceLine } from './allowanceLine.ts';
import { ownGrants } from './ownGrants.ts';
import { isNamed } from '../contractRecord.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { isUsedAfter } from './usedAfter.ts';
import { lookUp, type Evidence } from '../evidence.ts';

/**
 * What a permission comes to against what is held. `all`: nine tenths of it or more could be taken. `how` says whether
 * that is everything, nearly everything, every item of a collection, or so much only together with the other permissions
 * of the request. `held` is the fact that it is measured by.
 */
export type HeldShare =
  | Readonly<{ share: 'all'; how: 'all' | 'most' | 'items' | 'together'; held: FactId }>
  | Readonly<{ share: 'part' }>
  | Readonly<{ share: 'unknown'; fact: FactId; why: Exclude<Known<never>, { s: 'known' }> }>;

/**
 * Weighs a permission by what the account holds, before the request and after it. Permissions of one request over the
 * same token add up: those for the same spender, and all of those for spenders whom nobody here vouches for. An
 * allowance that the request itself uses counts with what is left of it, and one that ends with its call not at all.
 */
export function heldShare(view: Evidence, grant: Grant): HeldShare {
  const shares = weighed(view);
  const before = shares.get(grant);
  if (before !== undefined) return before;
  const share = weigh(view, grant);
  shares.set(grant, share);
  return share;
}

/** Several rules ask the same of each grant. */
const weighed = memoize((_view: Evidence) => new Map<Grant, HeldShare>());

function weigh(view: Evidence, grant: Grant): HeldShare {
  const { by, token, kind, amount, signed } = grant;
  if (kind === 'operator' || token === undefined || amount === undefined) return { share: 'part' };
  if (grant.within === true) return { share: 'part' };
  if (kind !== 'item' && amount.value === 0n) return { share: 'part' };
  if (by === 'unknown') {
    const why = view.session.s === 'pending' ? view.session : unknown('notAsked');
    return { share: 'unknown', fact: 'request.from', why };
  }
  const open = openAmounts(view).get(keyOf(grant));
  const own = open?.bySpender.get(accountKey(grant.spender)) ?? 0n;
  if (open === undefined || own === 0n) return { share: 'part' };
  const fact = holdsFact(by, token);
  const before = lookUp(view, fact);
  const held = [
    ...(before.s === 'known' ? [{ fact, raw: rawOf(before.v) }] : []),
    ...(signed || view.effects.s !== 'known' ? [] : heldAfter(view.effects.v, by, token)),
  ].filter(({ raw }) => raw > 0n);
  const alone = held.find(({ raw }) => isMost(own, raw));
  if (alone !== undefined) {
    const how = kind === 'item' ? 'items' : own >= alone.raw ? 'all' : 'most';
    return { share: 'all', how, held: alone.fact };
  }
  const together = isNamed(view, grant.spender) ? own : open.strangers;
  const joint = held.find(({ raw }) => isMost(together, raw));
  if (joint !== undefined) return { share: 'all', how: 'together', held: joint.fact };
  // Where the chain answers, a token that does not say what is held is weighed by its supply alone.
  const silent = view.effects.s === 'known' && !Object.hasOwn(view.facts, fact);
  return before.s === 'known' || silent ? { share: 'part' } : { share: 'unknown', fact, why: before };
}

/** Whether an amount is as good as all: nine tenths of what is held. */
function isMost(amount: bigint, held: bigint): boolean {
  return amount * 10n >= held * 9n;
}

type Open = Readonly<{ bySpender: ReadonlyMap<string, bigint>; strangers: bigint }>;

/** What the permissions of a request leave open, by whose they are and of which token, in its smallest unit. */
const openAmounts = memoize((view: Evidence): ReadonlyMap<string, Open> => {
  const grants = [...ownGrants(view, false), ...ownGrants(view, true)].filter(
    ({ kind, token, amount, within }) =>
      kind !== 'operator' && token !== undefined && amount !== undefined && within !== true,
  );
  return new Map(
    [...groupBy(grants, keyOf)].map(([key, all]) => {
      const bySpender = new Map<string, bigint>();
      let strangers = 0n;
      for (const [spender, its] of groupBy(all, (it) => accountKey(it.spender))) {
        const sum = openTo(view, its);
        bySpender.set(spender, sum);
        if (!isNamed(view, spender as Address)) strangers += sum;
      }
      return [key, { bySpender, strangers }];
    }),
  );
});

/** Items are counted, and an amount of a token of the same contract is another matter. */
function keyOf({ by, token, kind }: Grant): string {
  return `${heldKey(by, currencyKey(token))} ${kind === 'item'}`;
}

/** What is left open of permissions for one spender: as the run shows it, else the sum of what is given. */
function openTo(view: Evidence, grants: readonly Grant[]): bigint {
  const items = new Set<bigint>();
  const seen = new Set<unknown>();
  const ran = view.effects.s === 'known' && view.effects.v.status === 'success';
  let sum = 0n;
  for (const grant of grants) {
    const given = grant.amount?.value ?? 0n;
    if (grant.kind === 'item') {
      items.add(given);
      continue;
    }
    const line = grant.signed || grant.kind === 'once' ? undefined : allowanceLine(view, grant);
    const after = line?.basis === 'read' ? valueOf(line.after) : undefined;
    if (typeof after === 'bigint') {
      if (!seen.has(line)) sum += after;
      seen.add(line);
    } else if (grant.signed || line !== undefined || !ran || !isUsedAfter(view, grant)) sum += given;
  }
  return sum + BigInt(items.size);
}

/** What an account holds of a token after the run, where that is read. */
function heldAfter(effects: Effects, by: string, token: Address) {
  const lines = heldAt(effects, by, currencyKey(token));
  return lines.flatMap((line) => {
    const raw = valueOf(line.after);
    return typeof raw === 'bigint' ? [{ fact: effectFact(line, 'after'), raw }] : [];
  });
}

function rawOf(value: FactValue): bigint {
  return value.kind === 'amount' ? value.raw : value.kind === 'integer' ? value.value : 0n;
}

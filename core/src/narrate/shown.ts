import type { Address } from 'viem';
import { same } from '../ledger/account.ts';
import { currencyKey, isKeptBy, ledgerKey } from '../ledger/asset.ts';
import { isShortOnArrival } from '../evidence/moves/arrivals.ts';
import { exceeds, isOfGrant, isShort, isUnasked } from '../evidence/moves/flows.ts';
import { changeOf, isCounted, isPermissionLine } from '../ledger/line.ts';
import type { Grant } from '../actions/approvals/grants.ts';
import type { Payment } from '../actions/payments/payments.ts';
import type { Swap } from '../actions/swaps/swap.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Actor } from '../model/step.ts';

/**
 * Whether reads before and after show what a payment says, that no more than that leaves, and no less arrives. A
 * payment to oneself shows nothing, and needs not.
 */
export function showsPayment(view: Evidence, payment: Payment): boolean {
  const stays = payment.across !== true && same(payment.to, payment.from);
  if (stays) return true;
  if (payment.amount === 0n && payment.what !== 'item') return true;
  return !isShortOnArrival(view, payment) && moves(view, payment.from, payment.asset, 'less');
}

/** Whether reads show a permission given or taken back. */
export function showsGrant(view: Evidence, grant: Grant): boolean {
  return readLines(view).some((line) => {
    if (!(isPermissionLine(line) || line.what === 'nft') || !isOfGrant(line, grant)) return false;
    if (line.after.s !== 'known' || !isOf(line, grant.by)) return false;
    const given = line.after.v !== 0n && line.after.v !== false;
    return given === grant.on && !exceeds(grant, line);
  });
}

/** Whether reads show both sides of a swap that come from or to the account that makes it. */
export function showsSwap(view: Evidence, swap: Swap): boolean {
  if (!moves(view, swap.by, swap.give.token?.value, 'less')) return false;
  if (swap.get.unnamed) return false;
  if (swap.goes !== 'back') return true;
  // The native currency also pays the fee of what comes along: how much of it arrives is not compared.
  const least = swap.get.token === undefined ? 1n : swap.get.raw;
  return gains(view, swap.by, swap.get.token?.value, least);
}

/** Whether an account gets at least so much of an asset, by reads. */
function gains(view: Evidence, who: Actor, asset: Address | undefined, least: bigint): boolean {
  return readLines(view).some(
    (line) => isAbout(line, asset) && isOf(line, who) && (changeOf(line) ?? 0n) >= (least > 0n ? least : 1n),
  );
}

/**
 * Whether an account's balance of an asset (undefined: the native currency) changes that way, by reads. One that
 * falls by more than all calls ask for does not show any of them.
 */
export function moves(view: Evidence, who: Actor, asset: Address | undefined, way: 'less' | 'more'): boolean {
  return readLines(view).some((line) => {
    if (!isCounted(line) || !isAbout(line, asset)) return false;
    if (!isOf(line, who)) return false;
    if (line.before.s !== 'known' || line.after.s !== 'known') return false;
    const { v: before } = line.before;
    const { v: after } = line.after;
    if (typeof before !== 'bigint' || typeof after !== 'bigint') return before !== after;
    if (isUnasked(view, line)) return false;
    if (way === 'less' && isPartial(view) && isShort(view, line)) return false;
    return way === 'less' ? after < before : after > before;
  });
}

/** Whether the run shows that a number is the id of an item, where the contract does not say what it is. */
export function isItem(view: Evidence, contract: Address | undefined, number: bigint): boolean {
  return readLines(view).some(
    ({ asset }) => asset?.kind === 'nft' && asset.id === number && isKeptBy(asset, contract),
  );
}

/** Where a part failed, a balance that falls may show only what did not. */
function isPartial(view: Evidence): boolean {
  return view.effects.s === 'known' && view.effects.v.status === 'partial';
}

function readLines(view: Evidence): readonly EffectLine[] {
  return view.effects.s === 'known' ? view.effects.v.lines.filter((line) => line.basis === 'read') : [];
}

function isOf(line: EffectLine, who: Actor): boolean {
  return same(line.who, who);
}

function isAbout(line: EffectLine, asset: Address | undefined): boolean {
  return ledgerKey(line.asset) === currencyKey(asset);
}

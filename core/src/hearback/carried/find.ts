import { same } from '../../ledger/account.ts';
import type { Hex } from 'viem';
import { decode } from '../../decode/decode.ts';
import type { Step } from '../../model/step.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { flat } from '../../effects/candidates.ts';
import type { HearingNode } from '../transaction/node.ts';
import { type CarriedAct, carriedActs, strangeAuthorizations } from './acts.ts';
import { safeEvents } from './events.ts';
import { isUpgrade } from './handedOver.ts';
import { type How, howOf, isExecution, carriedRefund } from './how.ts';
import { type MinedTransaction, ranAll } from './ran.ts';
import { foundIn, traceOf } from './trace.ts';
import { isCall, type Wanted } from './wanted.ts';

/**
 * Whether a mined transaction carries what was read back. `carried`: the account made exactly these calls, in this
 * order, and nothing else but `upgrades`, by which a wallet made the account run published code; `failed`: it tried, and
 * nothing is left of them. `not`: it did not; `more` is what it did
 * instead or besides (`refund`: what a Safe pays for the gas, `unseen`: something that is not in the calldata).
 * `cannotTell`: that cannot be found out.
 */
export type FoundInside =
  | Readonly<{ is: 'carried'; how: How; at?: CarriedAct; failed: boolean; upgrades?: readonly CarriedAct[] }>
  | Readonly<{ is: 'not'; found: boolean; more: readonly CarriedAct[]; refund: boolean; unseen: boolean }>
  | Readonly<{ is: 'cannotTell'; why: 'unread' | 'notSeenToRun' }>;

/**
 * Looks for what was read back inside a mined transaction. Its calldata is decoded like any request; that the calls
 * ran is taken from what the account and known entry points say of it in events, else from the node's trace, else from
 * the code that carries them, where it cannot go on without them.
 *
 * @param hash the hash of the Safe transaction that was read back, as it was computed here
 */
export async function findInside(
  wanted: Wanted,
  mined: MinedTransaction,
  node: HearingNode,
  hash?: Hex,
): Promise<FoundInside> {
  const { sent, receipt } = mined;
  const steps = stepsOf(mined, wanted);
  const acts = carriedActs(steps, wanted);
  const at = placeOf(acts, wanted);
  const found = at === undefined ? [] : acts.slice(at, at + wanted.calls.length);
  const [first] = found;
  if (hash !== undefined && receipt.ok) return bySafeHash(wanted, mined, first, hash);

  if (first === undefined) {
    const not = { is: 'not', found: false, more: acts, refund: false, unseen: false } as const;
    if (!mayHide(steps, acts, wanted, mined)) return not;
    const frames = await traceOf(sent, node);
    const absent = frames.s === 'known' && foundIn(frames.v, wanted, undefined) === 'absent';
    return absent ? not : { is: 'cannotTell', why: 'unread' };
  }
  // What a key of the account sends is all its doing; what others send beside it is theirs.
  const beside = same(sent.from, wanted.account) ? strangeAuthorizations(steps, wanted) : [];
  const more = [
    ...acts.filter((act) => !found.includes(act) && !beside.some(({ step }) => step === act.step)),
    ...beside,
  ];
  // The transaction itself, which differs in something else than its call.
  if (first.path.length === 0) return { is: 'not', found: false, more, refund: false, unseen: false };
  const refund = carriedRefund(first, wanted.account);
  const executions = flat(steps).filter((step) => isExecution(step, wanted.account)).length;
  const said = safeEvents(receipt.logs, wanted.account);
  const unseen = said.ok + said.failed > executions;
  const upgrades = more.filter((act) => isUpgrade(act, wanted.account));
  if (more.length > upgrades.length || refund || unseen)
    return { is: 'not', found: true, more, refund, unseen };

  const carried = { is: 'carried', how: howOf(first, wanted.account), at: first, upgrades } as const;
  if (!receipt.ok) return { ...carried, failed: true };
  const ran = await ranAll(found, { wanted, mined, steps, node });
  if (ran === 'absent') return { is: 'not', found: false, more: [], refund: false, unseen: false };
  return ran === 'notSeen'
    ? { is: 'cannotTell', why: 'notSeenToRun' }
    : { ...carried, failed: ran === 'failed' };
}

/** The hash covers every field of a Safe transaction: that the Safe names it is enough, whoever carried it there. */
function bySafeHash(
  { account }: Wanted,
  { receipt }: MinedTransaction,
  at: CarriedAct | undefined,
  hash: Hex,
): FoundInside {
  const { ok, failed } = safeEvents(receipt.logs, account, hash);
  if (ok + failed === 0) return { is: 'not', found: false, more: [], refund: false, unseen: false };
  return { is: 'carried', how: 'safe', ...(at === undefined ? {} : { at }), failed: ok === 0 };
}

function stepsOf({ sent }: MinedTransaction, { chainId }: Wanted): readonly Step[] {
  const { from, to, value, data, authorizationList } = sent;
  const set = authorizationList === undefined ? {} : { authorizationList };
  const body = { kind: 'transaction', chainId, from, call: { to, value, data }, set } as const;
  return decode(freeze(body, ''), {}).steps;
}

/** Where the wanted calls stand among the acts: all of them, in order, one right after the other. */
function placeOf(acts: readonly CarriedAct[], { calls, account }: Wanted): number | undefined {
  if (calls.length === 0) return undefined;
  const at = acts.findIndex((_, start) =>
    calls.every((call, n) => {
      const act = acts[start + n];
      return act !== undefined && isCall(act.step, call, account, act.forwarded);
    }),
  );
  return at < 0 ? undefined : at;
}

/**
 * Whether calls of the account may hide in what could not be read. What a key of the account sent to another contract
 * is its call, and hides none; the account's own code, and what others sent, may.
 */
function mayHide(
  steps: readonly Step[],
  acts: readonly CarriedAct[],
  { account }: Wanted,
  { sent: { from, to, data } }: MinedTransaction,
): boolean {
  if (data === '0x' || (same(from, account) && !same(to, account))) return false;
  const own = new Set(acts.flatMap(({ step }) => (same(step.to, account) ? [] : flat([step]))));
  return flat(steps).some((step) => step.op !== 'permission' && step.reading === 'unread' && !own.has(step));
}

import type { CarriedAct } from '../carried/acts.ts';
import type { Wanted, WantedCall } from '../carried/wanted.ts';
import { compareFields } from '../transaction/fields.ts';
import type { MinedOutcome } from '../transaction/minedHearback.ts';
import type { HearingNode } from '../transaction/node.ts';

/** How many of the calls that are left one transaction makes; `inside`: it carries them, and is not the call itself. */
export type CallsIn = Readonly<
  | { is: 'carried'; count: number; inside: boolean; upgrades: readonly CarriedAct[] }
  | { is: 'not'; more: readonly CarriedAct[] }
  | { is: 'cannotTell' }
>;

/** Whether a mined transaction makes the next of the calls that are left, or several of them, and nothing else. */
export async function isCarried(
  wanted: Wanted,
  left: readonly WantedCall[],
  mined: MinedOutcome,
  node: HearingNode,
): Promise<CallsIn> {
  const [next] = left;
  if (next === undefined) return { is: 'not', more: [] };
  const { chainId, account } = wanted;
  const call = { to: next.to, value: next.value, data: next.data };
  const direct = compareFields({ chainId, from: account, call, set: {} }, mined.sent, []);
  if (direct.verdict !== 'different') return { is: 'carried', count: 1, inside: false, upgrades: [] };
  const { findInside } = await import('../carried/find.ts');
  let last: CallsIn = { is: 'not', more: [] };
  for (let count = Math.min(left.length, mostAtOnce); count > 0; count -= 1) {
    const found = await findInside({ ...wanted, calls: left.slice(0, count) }, mined, node);
    if (found.is === 'carried') {
      return { is: 'carried', count, inside: true, upgrades: found.upgrades ?? [] };
    }
    if (found.is === 'cannotTell') return { is: 'cannotTell' };
    last = { is: 'not', more: found.more };
  }
  return last;
}

/** One of several transactions carries no more calls than this. */
const mostAtOnce = 20;

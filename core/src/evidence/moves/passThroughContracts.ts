import { accountKey } from '../../text/accountKey.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { Address } from 'viem';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing, ownAccounts } from '../accounts.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';

/** A contract that should pass on what it gets, and a step of the request that shows that it is one. */
export type PassThroughContract = Readonly<{ contract: Address; step: Step }>;

/**
 * The routers, bundlers and position managers that a request calls: they keep nothing for anybody, so that whoever comes
 * next takes what stays there.
 */
export const passThroughContracts = memoize((view: Evidence): readonly PassThroughContract[] => {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  const found = new Map<string, PassThroughContract>();
  for (const step of immediateSteps(view.steps)) {
    const { to } = step;
    if (to === null || step.op !== 'call' || !isActing(step.caller ?? step.actor, acting)) continue;
    const key = accountKey(to);
    if (found.has(key) || own.has(key) || acting.has(key) || !passes(view, step)) continue;
    found.set(key, { contract: to, step });
  }
  return [...found.values()];
});

/** Whether only a contract that passes things on has such a function, or it ships as one. */
function passes(view: Evidence, step: Step): boolean {
  if (isPassThroughStep(step)) return true;
  const chainId = requestChain(view);
  const name =
    chainId === undefined || step.to === null || step.data === '0x'
      ? undefined
      : protocolAt(chainId, step.to);
  return name !== undefined && shippedPassThrough.test(name) && !keepers.test(name);
}

/** Whether a step is a command of a router, a swap by one, or one of the parts that stand around a swap. */
export function isPassThroughStep(step: Step): boolean {
  if (step.commandByte !== undefined) return step.commandByte !== '0x' || step.reading !== 'unread';
  if (step.fn === undefined || isGuessed(step)) return false;
  return swapOf(step) !== undefined || rowSays(step.fn.signature, 'passes') === true;
}

/** What the shipped names of such contracts have in them. */
const shippedPassThrough =
  /\brouter\b|\bgateway\b|\bbundler\b|\bbulker\b|\bhelper\b|\bmigrator\b|\badapter\b|positions$|LI\.FI|bulk renewal|Augustus|allowance holder|^0x exchange|Pendle (?:swap|reflector)|streams? batch|referral staker/i;

/** These hold what is asked for until someone carries it out, or what crosses to another network. */
const keepers = /GMX position router|tBTC|Farcaster|Stargate/;

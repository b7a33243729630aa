import { currencyKey, heldKey } from '../../ledger/asset.ts';
import { type Address, getAddress } from 'viem';
import { same, isAmong } from '../../ledger/account.ts';
import type { Step } from '../../model/step.ts';
import { flat, targets, withEnd } from '../candidates.ts';
import type { Log } from '../log.ts';
import { eventsOf } from '../events.ts';
import type { AskedRead } from '../read.ts';

/**
 * What may be used up without a word, once a token leaves an account: what it allows to contracts that are called and
 * to who receives it, and what Permit2 keeps of that for the outermost of them. The token itself tells what left.
 */
export function readsOfUsed(
  logs: readonly Log[],
  steps: readonly Step[],
  accounts: readonly Address[],
): readonly AskedRead[] {
  const mine = (address: Address) => isAmong(address, accounts);
  const spenders = [...new Set([...targets(flat(steps)), ...receiversOf(logs, mine)])].slice(0, maxSpenders);
  const seen = new Set<string>();
  return logs.flatMap(eventsOf).flatMap((event): readonly AskedRead[] => {
    if (event.kind !== 'moved' || !mine(event.from)) return [];
    const { token, from: owner } = event;
    const key = heldKey(owner, currencyKey(token));
    if (seen.has(key)) return [];
    seen.add(key);
    const others = spenders.filter((spender) => !same(spender, token));
    return [
      ...others.map((spender): AskedRead => ({ kind: 'allowance', token, owner, spender })),
      ...others
        .slice(0, maxPermitted)
        .flatMap((spender) => withEnd({ kind: 'permit2', token, owner, spender })),
    ];
  });
}

const maxSpenders = 6;
/** Of those that are called, whose allowance at Permit2 is inspected. */
const maxPermitted = 2;

/** A receiver that is called by the token may take what it is allowed besides. */
function receiversOf(logs: readonly Log[], mine: (address: Address) => boolean): readonly Address[] {
  return logs
    .flatMap(eventsOf)
    .flatMap((event) => (event.kind === 'moved' && mine(event.from) ? [getAddress(event.to)] : []));
}

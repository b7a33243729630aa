import { addressArg, bytesArg } from '../args.ts';
import { innerCallAs, delegateAs } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * `execute(address,bytes)` is two things: DSProxy runs the target's code as itself, AccessManager (OpenZeppelin)
 * calls the target. Neither is at a known address, since everyone deploys their own, and an ABI may be a
 * stranger's. So it is read as the one that can do more harm, foreign code that runs as the account, and the doubt
 * is said: `otherFunction`. A wallet that only calls is told too much; one that delegates is never told too little.
 */
export const eitherExecute: Wrapper = {
  signatures: ['execute(address,bytes)'],
  open: ({ self, value }, args) => ({
    calls: [delegateAs(self, addressArg(args, 0), value, bytesArg(args, 1))],
    oddities: [{ at: 0, what: 'otherFunction' }],
  }),
};

/** `schedule` of AccessManager: a call that it makes later, without value, once the delay is over. */
export const accessSchedule: Wrapper = {
  signatures: ['schedule(address,bytes,uint48)'],
  open: ({ self }, args) => ({
    calls: [innerCallAs(self, addressArg(args, 0), 0n, bytesArg(args, 1), 'later')],
  }),
};

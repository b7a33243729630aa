import { addressArg, bytesArg } from '../args.ts';
import { mayBeOf } from '../askers.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * The host of Superfluid calls an agreement for its caller: the last argument of the call is a place that the host
 * fills with who called, so it says nothing of its own. What is not a function of an agreement, the host would do as itself.
 */
export const superfluidCall: Wrapper = {
  signatures: ['callAgreement(address,bytes,bytes)'],
  open: (outer, args) => {
    const to = addressArg(args, 0);
    const part = bytesArg(args, 1);
    const actor = mayBeOf(part.data, 'Superfluid') ? outer.actor : outer.self;
    return { calls: [{ op: 'call', actor, self: to, to, value: 0n, ...part, runs: 'always' }] };
  },
};

import { addressArg, bytesArg } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * The host of Superfluid calls an agreement for its caller: the last argument of the call is a place that the host
 * fills with who called, so it says nothing of its own.
 */
export const superfluidCall: Wrapper = {
  signatures: ['callAgreement(address,bytes,bytes)'],
  open: (outer, args) => {
    const to = addressArg(args, 0);
    return {
      calls: [
        { op: 'call', actor: outer.actor, self: to, to, value: 0n, ...bytesArg(args, 1), runs: 'always' },
      ],
    };
  },
};

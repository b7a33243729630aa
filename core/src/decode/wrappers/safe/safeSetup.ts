import { zeroAddress } from 'viem';
import { addressArg, bytesArg } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * `setup` of a Safe: where `to` is not zero, the new Safe delegatecalls it with `data`. Whoever is called there can
 * make itself an owner or a module, whatever the other arguments say.
 */
export const safeSetup: Wrapper = {
  signatures: ['setup(address[],uint256,address,bytes,address,address,uint256,address)'],
  open: (outer, args) => {
    const to = addressArg(args, 2);
    if (to === zeroAddress) return { calls: [] };
    return {
      calls: [
        {
          op: 'delegatecall',
          actor: outer.self,
          self: outer.self,
          to,
          value: outer.value,
          ...bytesArg(args, 3),
          runs: 'always',
        },
      ],
    };
  },
};

import { addressArg, boolArg, bytesArg, integerArg, partsAt } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * Bundler3 of Morpho: it calls adapters one by one, and they take assets of, and act for, whoever called the bundler.
 * What an adapter's callback runs (`reenter`) is in bytes of the call that it belongs to.
 */
export const morphoBundler: Wrapper = {
  signatures: ['multicall((address,bytes,uint256,bool,bytes32)[])'],
  open: (outer, args) => ({
    calls: partsAt(args, 0).map((item) => {
      const fields = partsAt([item], 0);
      const to = addressArg(fields, 0);
      return {
        op: 'call',
        actor: outer.actor,
        self: to,
        to,
        value: integerArg(fields, 2),
        ...bytesArg(fields, 1),
        runs: boolArg(fields, 3) ? 'mayFail' : 'always',
      };
    }),
  }),
};

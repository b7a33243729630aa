import { addressArg, boolArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { mayBeOf } from '../askers.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * Bundler3 of Morpho: it calls adapters one by one, and they take assets of, and act for, whoever called the bundler. Nobody
 * else asks who that is: what is a function of tokens, Permit2 or routers, the bundler does as itself. What an adapter's
 * callback runs (`reenter`) is in bytes of the call that it belongs to.
 */
export const morphoBundler: Wrapper = {
  signatures: ['multicall((address,bytes,uint256,bool,bytes32)[])'],
  open: (outer, args) => ({
    calls: partsAt(args, 0).map((item) => {
      const fields = partsAt([item], 0);
      const to = addressArg(fields, 0);
      const part = bytesArg(fields, 1);
      return {
        op: 'call',
        actor: mayBeOf(part.data, 'Morpho') ? outer.actor : outer.self,
        self: to,
        to,
        value: integerArg(fields, 2),
        ...part,
        runs: boolArg(fields, 3) ? 'mayFail' : 'always',
      };
    }),
  }),
};

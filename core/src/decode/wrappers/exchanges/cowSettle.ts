import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * GPv2Settlement of CoW Protocol: before, between and after the trades it makes calls as itself, all or nothing.
 * Only its solvers may call it.
 */
export const cowSettle: Wrapper = {
  signatures: [
    'settle(address[],uint256[],(uint256,uint256,address,uint256,uint256,uint32,bytes32,uint256,uint256,uint256,bytes)[],(address,uint256,bytes)[][3])',
  ],
  open: (outer, args) => ({
    calls: partsAt(args, 3).flatMap((_, index, lists) =>
      partsAt(lists, index).map((item) => interaction(outer, item)),
    ),
  }),
};

function interaction({ self }: CallToRead, item: Arg): CallToRead {
  const fields = partsAt([item], 0);
  const to = addressArg(fields, 0);
  const value = integerArg(fields, 1);
  return { op: 'call', actor: self, self: to, to, value, ...bytesArg(fields, 2), runs: 'always' };
}

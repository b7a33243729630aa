import type { Arg } from '../../model/step.ts';
import { addressArg, boolArg, bytesArg, integerArg, partsAt } from './args.ts';
import type { CallToRead, Wrapper } from './wrapper.ts';

/** Multicall 1 to 3: calls made as the multicall contract itself, not as whoever calls it. */
export const multicall3Wrappers: Wrapper = {
  signatures: [
    'aggregate((address,bytes)[])',
    'blockAndAggregate((address,bytes)[])',
    'tryAggregate(bool,(address,bytes)[])',
    'tryBlockAndAggregate(bool,(address,bytes)[])',
    'aggregate3((address,bool,bytes)[])',
    'aggregate3Value((address,bool,uint256,bytes)[])',
  ],
  open: (outer, args) => {
    const allMayFail = args.length === 2 && !boolArg(args, 0);
    return { calls: partsAt(args, args.length - 1).map((item) => inner(outer, item, allMayFail)) };
  },
};

/** The elements are `(target, data)`, `(target, allowFailure, data)` or `(target, allowFailure, value, data)`. */
function inner(outer: CallToRead, item: Arg, allMayFail: boolean): CallToRead {
  const fields = partsAt([item], 0);
  const to = addressArg(fields, 0);
  const mayFail = allMayFail || (fields.length > 2 && boolArg(fields, 1));
  return {
    op: 'call',
    actor: outer.self,
    self: to,
    to,
    value: fields.length === 4 ? integerArg(fields, 2) : 0n,
    ...bytesArg(fields, fields.length - 1),
    runs: mayFail ? 'mayFail' : 'always',
  };
}

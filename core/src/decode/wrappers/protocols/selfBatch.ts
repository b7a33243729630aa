import type { Arg } from '../../../model/step.ts';
import { boolArg, bytesArg, partsAt } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/** Sablier: the contract delegatecalls itself with each element, as `multicall` does elsewhere. */
export const selfBatch: Wrapper = {
  signatures: ['batch(bytes[])'],
  open: (outer, args) => ({ calls: partsAt(args, 0).map((item) => again(outer, [item], 0, 'always')) }),
};

/** BentoBox, cauldrons and other contracts of Boring: whether a failure undoes the rest is said for all at once. */
export const boringBatch: Wrapper = {
  signatures: ['batch(bytes[],bool)'],
  open: (outer, args) => {
    const runs = boolArg(args, 1) ? 'always' : 'mayFail';
    return { calls: partsAt(args, 0).map((item) => again(outer, [item], 0, runs)) };
  },
};

/** The router of Pendle says it of each element. */
export const pendleMulticall: Wrapper = {
  signatures: ['multicall((bool,bytes)[])'],
  open: (outer, args) => ({
    calls: partsAt(args, 0).map((item) => {
      const fields = partsAt([item], 0);
      return again(outer, fields, 1, boolArg(fields, 0) ? 'mayFail' : 'always');
    }),
  }),
};

function again(outer: CallToRead, fields: readonly Arg[], at: number, runs: CallToRead['runs']): CallToRead {
  return { ...outer, ...bytesArg(fields, at), op: 'delegatecall', runs };
}

import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, partsAt } from '../args.ts';
import { innerCallAs } from '../inner.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';

/** A resolver of ENS delegatecalls itself with each record, which is for one name. */
export const resolverRecords: Wrapper = {
  signatures: ['multicallWithNodeCheck(bytes32,bytes[])'],
  open: (outer, args) => ({
    calls: partsAt(args, 1).map((item) => ({
      ...outer,
      ...bytesArg([item], 0),
      op: 'delegatecall',
      runs: 'always',
    })),
  }),
};

/** Who registers a name may have records set at its resolver, which takes them from the registrar. */
export const registerName: Wrapper = {
  signatures: ['register(string,address,uint256,bytes32,address,bytes[],bool,uint16)'],
  open: (outer, args) => records(outer, args, 4),
};

export const registerNameStruct: Wrapper = {
  signatures: ['register((string,address,uint256,bytes32,address,bytes[],uint8,bytes32))'],
  open: (outer, args) => records(outer, partsAt(args, 0), 4),
};

/** Names of Base, as their registrar has them. */
export const registerBasename: Wrapper = {
  signatures: [
    'register((string,address,uint256,address,bytes[],bool))',
    'discountedRegister((string,address,uint256,address,bytes[],bool),bytes32,bytes)',
  ],
  open: (outer, args) => records(outer, partsAt(args, 0), 3),
};

/** `at`: where the resolver is; what is set there follows it. */
function records(outer: CallToRead, args: readonly Arg[], at: number): Opened {
  const resolver = addressArg(args, at);
  return {
    calls: partsAt(args, at + 1).map((item) => innerCallAs(outer.self, resolver, 0n, bytesArg([item], 0))),
  };
}

import type { Arg } from '../../model/step.ts';
import { bytesArg, partsAt } from './args.ts';
import type { Wrapper } from './wrapper.ts';

/**
 * `multicall` of the Uniswap routers and of OpenZeppelin: the contract delegatecalls itself with each element.
 * The caller stays the caller, so each inner call uses the authority that the outer caller has at this contract;
 * what the contract calls from there, it calls as itself. All elements see the same msg.value.
 */
export const multicall: Wrapper = {
  signatures: ['multicall(bytes[])', 'multicall(uint256,bytes[])', 'multicall(bytes32,bytes[])'],
  open: (outer, args) => ({
    calls: partsAt(args, args.length - 1).map((item: Arg) => ({
      ...outer,
      ...bytesArg([item], 0),
      op: 'delegatecall',
      runs: 'always',
    })),
  }),
};

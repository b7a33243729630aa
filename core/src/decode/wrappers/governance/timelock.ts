import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { innerCallAs, callsFromLists } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

/** TimelockController of OpenZeppelin: calls that it makes as itself, once the delay is over. */
export const timelockSchedule: Wrapper = {
  signatures: ['schedule(address,uint256,bytes,bytes32,bytes32,uint256)'],
  open: ({ self }, args) => ({
    calls: [innerCallAs(self, addressArg(args, 0), integerArg(args, 1), bytesArg(args, 2), 'later')],
  }),
};

export const timelockScheduleBatch: Wrapper = {
  signatures: ['scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)'],
  open: ({ self }, args) =>
    callsFromLists(self, [partsAt(args, 0), partsAt(args, 1), partsAt(args, 2)], 'later'),
};

export const timelockExecute: Wrapper = {
  signatures: ['execute(address,uint256,bytes,bytes32,bytes32)'],
  open: ({ self }, args) => ({
    calls: [innerCallAs(self, addressArg(args, 0), integerArg(args, 1), bytesArg(args, 2))],
  }),
};

export const timelockExecuteBatch: Wrapper = {
  signatures: ['executeBatch(address[],uint256[],bytes[],bytes32,bytes32)'],
  open: ({ self }, args) => callsFromLists(self, [partsAt(args, 0), partsAt(args, 1), partsAt(args, 2)]),
};

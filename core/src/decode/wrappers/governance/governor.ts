import { partsAt } from '../args.ts';
import { callsFromLists } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * Governor of OpenZeppelin. A proposal's calls are made later, by the Governor or by its timelock, and the request
 * does not say by which: their actor is not known. Lists of different lengths revert.
 */
export const governorPropose: Wrapper = {
  signatures: ['propose(address[],uint256[],bytes[],string)', 'queue(address[],uint256[],bytes[],bytes32)'],
  open: (_, args) =>
    callsFromLists('unknown', [partsAt(args, 0), partsAt(args, 1), partsAt(args, 2)], 'later'),
};

/** The same calls, carried out. */
export const governorExecute: Wrapper = {
  signatures: ['execute(address[],uint256[],bytes[],bytes32)'],
  open: (_, args) => callsFromLists('unknown', [partsAt(args, 0), partsAt(args, 1), partsAt(args, 2)]),
};

import { integerArg, partsAt } from '../args.ts';
import { callsFromTuples } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

/** Aragon OSx: calls that the DAO makes as itself. Bit number i of the map allows the i-th call to fail. */
export const aragonExecute: Wrapper = {
  signatures: ['execute(bytes32,(address,uint256,bytes)[],uint256)'],
  open: ({ self }, args) => {
    const map = integerArg(args, 2);
    return callsFromTuples(self, partsAt(args, 1), (index) =>
      ((map >> BigInt(index)) & 1n) === 1n ? 'mayFail' : 'always',
    );
  },
};

/** What a plugin of Aragon OSx proposes: the DAO, which the request does not name, makes the calls later. */
export const aragonPropose: Wrapper = {
  signatures: [
    'createProposal(bytes,(address,uint256,bytes)[],uint64,uint64,bytes)',
    'createProposal(bytes,(address,uint256,bytes)[],uint256,uint64,uint64,uint8,bool)',
    'createProposal(bytes,(address,uint256,bytes)[],uint256,bool,bool,uint64,uint64)',
  ],
  open: (_, args) => callsFromTuples('unknown', partsAt(args, 1), () => 'later'),
};

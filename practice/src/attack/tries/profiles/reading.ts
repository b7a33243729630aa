import { at, E18, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';

const taps: readonly OnEthereum[] = [
  one(
    'Farcaster: storage for the thief’s account',
    'The coins rent what account 4242 uses, which is his; he is paid for it elsewhere.',
    at('0x00000000fcce7f938e7ae6d3c335bd6a1a7c593d'),
    'function rent(uint256 fid, uint256 units) payable',
    [4242n, 100n],
    { value: E18 },
  ),
];

export const reading: Group = {
  round: 'reading',
  entries: [...taps],
};

import { at, E18, one } from '../oneCall.ts';
import { type Group, type OnEthereum } from '../table.ts';

const taps: readonly OnEthereum[] = [
  one(
    'ENS: a thousand years of the thief’s name',
    'The name is his.',
    at('0x253553366da8546fc250f225fe3d25d0c782303b'),
    'function renew(string name, uint256 duration) payable',
    ['moonfarm', 31_536_000_000n],
    { value: 5n * E18 },
  ),
];

export const reading: Group = {
  round: 'reading',
  entries: [...taps],
};

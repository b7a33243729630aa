import { one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2 } from '../addresses.ts';

const inBytes: readonly OnEthereum[] = [
  one(
    'Farcaster: a key of the thief',
    'His key signs for the account from then on.',
    'old',
    'function add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)',
    [1, `0x${'ab'.repeat(32)}`, 1, '0x'],
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...inBytes],
};

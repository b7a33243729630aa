import { askTypedData } from '@readback/scenarios/ask.ts';
import type { Group, OnPractice } from '../table.ts';
import { putUpPlaces } from '../userPlaces.ts';
import { user } from '../kits/users.ts';

const signed: readonly OnPractice[] = [
  {
    id: 'a log-in of Polymarket',
    why: 'Keys of the account there come of it.',
    chain: 'practice',
    request: ({ now }) =>
      askTypedData(user, {
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'version', type: 'string' },
            { name: 'chainId', type: 'uint256' },
          ],
          ClobAuth: [
            { name: 'address', type: 'address' },
            { name: 'timestamp', type: 'string' },
            { name: 'nonce', type: 'uint256' },
            { name: 'message', type: 'string' },
          ],
        },
        primaryType: 'ClobAuth',
        domain: { name: 'ClobAuthDomain', version: '1', chainId: 137 },
        message: {
          address: user,
          timestamp: String(now),
          nonce: 0n,
          message: 'This message attests that I control the given wallet',
        },
      }),
  },
];

export const users: Group = {
  round: 'users',
  practice: putUpPlaces,
  entries: [...signed],
};

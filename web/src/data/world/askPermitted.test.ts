import { known } from '@readback/core/model/known.ts';
import { expect, test, vi } from 'vitest';

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0x8ce361602B935680E8DeC218b820ff5056BeB7af';
const items = '0x1341750f0ba055a45C24819fB4F341A7b215CbED';
const named = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

vi.mock('../held/knownHere.ts', () => ({
  tokensHere: async (chainId: number) =>
    chainId === 10
      ? [
          { kind: 'token', address: token },
          { kind: 'collection', address: items },
        ]
      : [],
}));

test('what the user’s lists and the events that were looked through name is looked at, each once', async () => {
  const { askPermitted } = await import('./askPermitted.ts');
  const { queryClient } = await import('../rows/queryClient.ts');
  const { eventsKey } = await import('../held/eventsKey.ts');
  const pair = { kind: 'erc20', token, spender } as const;
  queryClient.setQueryData(eventsKey({ chainId: 10, account: owner }), {
    from: 0n,
    to: 9n,
    more: false,
    pairs: [
      pair,
      { kind: 'operator', token: named, spender },
      // Someone else's.
      { kind: 'erc20', token: items, spender: owner },
    ],
  });
  const of = { account: owner, spender } as const;
  expect(await askPermitted({ ...of, chainId: 10 })).toEqual(
    known([
      { kind: 'token', address: token },
      { kind: 'collection', address: named },
      { kind: 'collection', address: items },
    ]),
  );
  expect(await askPermitted({ ...of, chainId: 1 })).toEqual(known([]));
});

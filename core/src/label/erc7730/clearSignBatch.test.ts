import { encodeFunctionData, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { clearSignAsking } from './clearSignAsking.ts';
import { clearSignBatch } from './clearSignBatch.ts';
import { askKey } from './paths/data.ts';
import type { DescriptorQuestion } from '../../model/clearSigned.ts';
import { readDescriptor } from './document/includes.ts';
import { plainText } from './renderPlain.ts';

const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const descriptor = readDescriptor(
  'dai.json',
  JSON.stringify({
    context: { contract: { deployments: [{ chainId: 1, address: token }] } },
    display: {
      formats: {
        'approve(address spender,uint256 value)': {
          intent: 'Approve',
          interpolatedIntent: 'Approve {spender} to spend {value}',
          fields: [
            { path: 'spender', label: 'Spender', format: 'addressName' },
            { path: 'value', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } },
          ],
        },
      },
    },
  }),
);

const data = encodeFunctionData({
  abi: parseAbi(['function approve(address spender,uint256 value)']),
  args: [other, 5_000n * 10n ** 18n],
});

const asked: DescriptorQuestion[] = [];

async function answer(ask: DescriptorQuestion): Promise<never> {
  asked.push(ask);
  await Promise.resolve();
  switch (ask.kind) {
    case 'callDescriptors':
      return known(ask.address === token ? [descriptor] : []) as never;
    case 'token':
      return known({ symbol: 'DAI', decimals: 18 }) as never;
    case 'name':
      return (ask.source === 'ens' ? known('router.eth') : unknown('notFound')) as never;
    default:
      return unknown('notFound') as never;
  }
}

const call = { kind: 'call', chainId: 1, to: token, data } as const;

test('the sentences of a batch are joined when every call has one', async () => {
  const { interpolated } = await clearSignAsking((it) => clearSignBatch([call, call], it), answer);
  expect(plainText(interpolated ?? [])).toBe(
    'Approve router.eth to spend 5000 DAI and Approve router.eth to spend 5000 DAI',
  );
});

test('one call without a sentence leaves the batch without', async () => {
  const plain = { ...call, to: other } as const;
  for (const calls of [[call, plain], [call, null], []]) {
    const batch = await clearSignAsking((it) => clearSignBatch(calls, it), answer);
    expect(batch.interpolated).toBeUndefined();
    expect(batch.calls).toHaveLength(calls.length);
  }
});

test('every question is asked once, whoever asks it', async () => {
  asked.length = 0;
  await clearSignAsking((it) => clearSignBatch([call, call, call], it), answer);
  expect(asked.map(({ kind }) => kind).sort()).toEqual(['callDescriptors', 'chain', 'name', 'name', 'token']);
});

test('questions that differ by the case of a letter are two, unless it is an address', () => {
  const event = (address: string, text: string): string =>
    askKey({ kind: 'deployedBy', chainId: 1, address: address as never, event: text });
  expect(event(token, 'Made(address)')).not.toBe(event(token, 'made(address)'));
  expect(event(token, 'Made(address)')).toBe(event(token.toLowerCase(), 'Made(address)'));
});

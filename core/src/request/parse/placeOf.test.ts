import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const hash = `0x${'ab'.repeat(32)}`;

test.each([
  [`https://etherscan.io/tx/${hash}`, 'transactionHash', { hash, chainId: 1 }],
  [
    `https://www.etherscan.io/tx/${hash.toUpperCase().replace('0X', '0x')}#eventlog`,
    'transactionHash',
    { hash, chainId: 1 },
  ],
  [`http://basescan.org/tx/${hash}?a=b`, 'transactionHash', { hash, chainId: 8453 }],
  [`https://arbitrum.blockscout.com/tx/${hash}?tab=index`, 'transactionHash', { hash, chainId: 42161 }],
  [`https://explorer.example/en/tx/${hash}`, 'transactionHash', { hash }],
  [`https://optimistic.etherscan.io/address/${address}`, 'address', { address, chainId: 10 }],
  [`gno:${address}`, 'address', { address, chainId: 100 }],
  [
    // The form of links to transactions in Safe{Wallet}.
    `https://app.safe.global/transactions/tx?safe=eth:${address}&id=multisig_${address}_${hash}`,
    'safeTransactionLink',
    { address, chainId: 1, hash },
  ],
  [`https://app.safe.global/home?safe=sep:${address}`, 'address', { address, chainId: 11155111 }],
  ['vitalik.eth', 'name', { name: 'vitalik.eth' }],
  ['pay.pilot.base.eth', 'name', { name: 'pay.pilot.base.eth' }],
])('%s names %s', (text, seems, parts) => {
  expect(placeOf(text)).toMatchObject({ seems, parts });
  expect(placeOf(text)?.parts).toEqual(parts);
});

test.each([
  'https://example.org/',
  `https://etherscan.io@evil.example/tx/${hash}`,
  `https://etherscan.io/tx/${hash}ab`,
  `https://etherscan.io/tx/${hash.slice(0, 40)}`,
  `https://etherscan.io/address/${address.replace('A', 'a')}`,
  `javascript:location='/tx/${hash}'`,
  `https://app.safe.global/transactions/tx?safe=nowhere:${address}&id=multisig_${address}_${hash}`,
  `https://app.safe.global/transactions/tx?safe=eth:${address}&id=multisig_0x${'11'.repeat(20)}_${hash}`,
  'https://',
  'hello',
  '3.14',
  'Hello. World',
  'me@example.org',
  'a.b/c.d',
  `${'a'.repeat(3_000)}.eth`,
])('%s names nothing', (text) => {
  expect(placeOf(text)).toBeUndefined();
});

test('a host that only looks like an explorer says no network', () => {
  expect(placeOf(`https://etherscan.io.evil.example/tx/${hash}`)?.parts).toEqual({ hash });
  expect(placeOf(`https://etherѕcan.io/tx/${hash}`)?.parts).toEqual({ hash });
});

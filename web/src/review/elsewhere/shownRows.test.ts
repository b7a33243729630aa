import type { Body } from '@readback/core/model/request.ts';
import fc from 'fast-check';
import { formatUnits } from 'viem';
import { expect, test } from 'vitest';
import { compareShown, type ShownRow, shownRows } from './shownRows.ts';

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const address: ShownRow = { what: 'to', address: to };
const value = (amount: bigint): ShownRow => ({ what: 'value', amount, chainId: 1 });
const network: ShownRow = { what: 'network', chainId: 8453 };

test('an address is the same only when all of its digits are, however they are grouped', () => {
  for (const text of [
    to,
    to.toLowerCase(),
    to.slice(2),
    '0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045',
  ])
    expect(compareShown(address, text, [])).toBe('same');
  for (const text of ['0xd8dA…6045', 'd8dA6B...A96045', '0xd8dA****6045'])
    expect(compareShown(address, text, [])).toBe('part');
  expect(compareShown(address, '0xd8dA…6046', [])).toBe('different');
  for (const text of ['', 'vitalik.eth', '0xd…5', '…'])
    expect(compareShown(address, text, [])).toBe('unclear');
});

test('no other address is ever the same', () => {
  const digits = fc.stringMatching(/^[0-9a-f]{40}$/);
  fc.assert(
    fc.property(digits, (it) => {
      fc.pre(it !== to.slice(2).toLowerCase());
      expect(compareShown(address, `0x${it}`, [])).toBe('different');
    }),
  );
});

test('an amount is the same exactly, or rounded as far as the other screen shows it', () => {
  expect(compareShown(value(250_000_000_000_000_000n), '0.25 ETH', [])).toBe('same');
  expect(compareShown(value(250_000_000_000_000_000n), '0.26', [])).toBe('different');
  expect(compareShown(value(250_000_000_000_000_000n), '0.250000000000000001', [])).toBe('different');
  expect(compareShown(value(123_456_000_000_000_000n), '0.1235', [])).toBe('rounded');
  expect(compareShown(value(123_456_000_000_000_000n), '0.1234', [])).toBe('rounded');
  expect(compareShown(value(123_456_000_000_000_000n), '0.1236', [])).toBe('different');
  expect(compareShown(value(1n), '0.00', [])).toBe('different');
  expect(compareShown(value(0n), '0', [])).toBe('same');
  for (const text of ['1,500', '', 'all', '-1', '1e3'])
    expect(compareShown(value(1500n), text, [])).toBe('unclear');
});

test('an amount written out in full is the same as itself and as no other', () => {
  const wei = fc.bigInt({ min: 0n, max: 2n ** 128n });
  fc.assert(
    fc.property(wei, wei, (one, other) => {
      expect(compareShown(value(one), formatUnits(one, 18), [])).toBe('same');
      if (one !== other) expect(compareShown(value(one), formatUnits(other, 18), [])).not.toBe('same');
    }),
  );
});

test('a network is the same by its number or its whole name', () => {
  const names = ['Base'];
  for (const text of ['8453', '0x2105', 'base', 'Base Mainnet'])
    expect(compareShown(network, text, names)).toBe('same');
  for (const text of ['1', 'Base Sepolia', 'Ethereum'])
    expect(compareShown(network, text, names)).toBe('different');
  for (const text of ['', 'mainnet']) expect(compareShown(network, text, names)).toBe('unclear');
});

test('each call of a batch must be shown', () => {
  const call = { to, value: 1n, data: '0x' } as const;
  const body: Body = { kind: 'calls', chainId: 1, atomic: true, calls: [call, { ...call, value: 0n }] };
  expect(shownRows(body).map(({ what }) => what)).toEqual(['to', 'value', 'to', 'network']);
});

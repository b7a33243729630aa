import type { Body } from '@readback/core/model/request.ts';
import fc from 'fast-check';
import { formatUnits } from 'viem';
import { expect, test } from 'vitest';
import { compareShown, type ShownRow, shownRows } from './shownRows.ts';

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const address: ShownRow = { what: 'to', address: to };
const value = (amount: bigint): ShownRow => ({ what: 'value', amount, chainId: 1 });
const network: ShownRow = { what: 'network', chainId: 8453 };
const names = { networks: ['Ethereum'], coin: 'ETH' };

test('an address is the same only when all of its digits are, however they are grouped', () => {
  for (const text of [
    to,
    to.toLowerCase(),
    to.slice(2),
    '0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045',
  ])
    expect(compareShown(address, text, names)).toBe('same');
  for (const text of ['0xd8dA…6045', 'd8dA6B...A96045', '0xd8dA****6045'])
    expect(compareShown(address, text, names)).toBe('part');
  expect(compareShown(address, '0xd8dA…6046', names)).toBe('different');
  for (const text of ['', 'vitalik.eth', '0xd…5', '…'])
    expect(compareShown(address, text, names)).toBe('unclear');
});

test('no other address is ever the same', () => {
  const digits = fc.stringMatching(/^[0-9a-f]{40}$/);
  fc.assert(
    fc.property(digits, (it) => {
      fc.pre(it !== to.slice(2).toLowerCase());
      expect(compareShown(address, `0x${it}`, names)).toBe('different');
    }),
  );
});

test('an amount is the same exactly, or rounded as far as the other screen shows it', () => {
  expect(compareShown(value(250_000_000_000_000_000n), '0.25 ETH', names)).toBe('same');
  expect(compareShown(value(250_000_000_000_000_000n), '0.26', names)).toBe('different');
  expect(compareShown(value(250_000_000_000_000_000n), '0.250000000000000001', names)).toBe('different');
  expect(compareShown(value(123_456_000_000_000_000n), '0.1235', names)).toBe('rounded');
  expect(compareShown(value(123_456_000_000_000_000n), '0.1234', names)).toBe('rounded');
  expect(compareShown(value(123_456_000_000_000_000n), '0.1236', names)).toBe('different');
  expect(compareShown(value(1n), '0.00', names)).toBe('different');
  expect(compareShown(value(0n), '0', names)).toBe('same');
  for (const text of ['1,500', '', 'all', '-1', '1e3'])
    expect(compareShown(value(1500n), text, names)).toBe('unclear');
});

test('another amount is not taken for a rounded one', () => {
  const milli = 10n ** 15n;
  for (const [amount, text] of [
    [1_001n, '2'],
    [1_499n, '2'],
    [1_001n, '2 ETH'],
    [2_001n, '1'],
  ] as const)
    expect(compareShown(value(amount * milli), text, names), text).toBe('different');
  expect(compareShown(value(1_949n * milli), '1.95', names)).toBe('rounded');
  expect(compareShown(value(1n), '0.001', names)).toBe('different');
  // So coarse that it proves nothing.
  for (const [amount, text] of [
    [1_999n, '1'],
    [1_500n, '2'],
    [600n, '1'],
  ] as const)
    expect(compareShown(value(amount * milli), text, names), text).toBe('unclear');
});

test('what is shown as rounded is within a tenth of the amount, and never further than half a last digit above it', () => {
  let rounded = 0;
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      fc.integer({ min: 0, max: 17 }),
      fc.integer({ min: -15, max: 15 }),
      (amount, digits, tenths) => {
        const unit = 10n ** BigInt(18 - digits);
        const near = amount + (BigInt(tenths) * unit) / 10n;
        const other = near < 0n ? 0n : near;
        const [whole = '', fraction = ''] = formatUnits(other, 18).split('.');
        const text = digits === 0 ? whole : `${whole}.${fraction.padEnd(18, '0').slice(0, digits)}`;
        const shown = (other / unit) * unit;
        if (compareShown(value(amount), text, names) !== 'rounded') return;
        rounded += 1;
        expect(10n * (shown > amount ? shown - amount : amount - shown)).toBeLessThanOrEqual(amount);
        expect(2n * (shown - amount)).toBeLessThanOrEqual(unit);
      },
    ),
  );
  expect(rounded).toBeGreaterThan(20);
});

test('a letter that only looks like one of the coin is another unit', () => {
  const of = { networks: [], coin: 'OKB' };
  expect(compareShown(value(10n ** 18n), '1 okb', of)).toBe('same');
  expect(compareShown(value(10n ** 18n), '1 O\u212aB', of)).toBe('unit');
});

test('the same figure in another unit is never the same amount', () => {
  const one = 10n ** 18n;
  for (const text of [
    '1',
    '1 ETH',
    '1eth',
    '1000000000 Gwei',
    '1000000000000000000 wei',
    '1.000000000000000000',
  ])
    expect(compareShown(value(one), text, names)).toBe('same');
  for (const text of ['1 gwei', '1 wei', '0.5 wei', '1000000000000000000'])
    expect(compareShown(value(one), text, names)).toBe('different');
  for (const text of ['1 WETH', '1 USDC', '1 POL', '1 Finney', '1 ЕТН'])
    expect(compareShown(value(one), text, names)).toBe('unit');
  for (const text of ['1 ETH2', '１ ETH', '1 ETH USDC'])
    expect(compareShown(value(one), text, names)).toBe('unclear');
  expect(compareShown(value(one), '1 ETH', { networks: [], coin: 'POL' })).toBe('unit');
  expect(compareShown(value(one), '1 wei', { networks: [], coin: '' })).toBe('different');
});

test('a unit of letters says nothing unless it is the coin, wei or gwei', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zА-я]{1,20}$/), (unit) => {
      fc.pre(!['eth', 'wei', 'gwei'].includes(unit.toLowerCase()));
      expect(compareShown(value(10n ** 18n), `1 ${unit}`, names)).toBe('unit');
    }),
    { examples: [['constructor'], ['toString'], ['valueOf']] },
  );
});

test('an amount written out in full is the same as itself and as no other', () => {
  const wei = fc.bigInt({ min: 0n, max: 2n ** 128n });
  fc.assert(
    fc.property(wei, wei, (one, other) => {
      expect(compareShown(value(one), formatUnits(one, 18), names)).toBe('same');
      if (one !== other) expect(compareShown(value(one), formatUnits(other, 18), names)).not.toBe('same');
    }),
  );
});

test('a network is the same by its number or its whole name', () => {
  const names = { networks: ['Base'], coin: 'ETH' };
  for (const text of ['8453', '0x2105', 'base', 'Base Mainnet'])
    expect(compareShown(network, text, names)).toBe('same');
  for (const text of ['1', 'Base Sepolia', 'Ethereum'])
    expect(compareShown(network, text, names)).toBe('different');
  for (const text of ['', 'mainnet']) expect(compareShown(network, text, names)).toBe('unclear');
});

test('a network whose name only looks the same is another one', () => {
  const names = { networks: ['Ethereum'], coin: 'ETH' };
  for (const text of [
    'Ethereum\u202e',
    'Eth\u200dereum',
    'E\u0301thereum',
    '\u0415thereum',
    'Ethereum\u{1f9ea}',
    'Ether-eum',
    '!Ethereum',
    'Ethereum?',
    'chainEthereumnetwork',
    'Ethereum Testnet',
    'Ethereum Classic',
    'not Ethereum',
  ])
    expect(compareShown({ what: 'network', chainId: 1 }, text, names), text).toBe('different');
  for (const text of ['ETHEREUM', 'Ethereum  Mainnet', 'ethereum-mainnet', 'Ethereum Network'])
    expect(compareShown({ what: 'network', chainId: 1 }, text, names), text).toBe('same');
});

test('each call of a batch must be shown', () => {
  const call = { to, value: 1n, data: '0x' } as const;
  const body: Body = { kind: 'calls', chainId: 1, atomic: true, calls: [call, { ...call, value: 0n }] };
  expect(shownRows(body).map(({ what }) => what)).toEqual(['to', 'value', 'to', 'network']);
});

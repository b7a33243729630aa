import { type Allowance, permit2Address } from '@readback/core/balances/allowances.ts';
import type { Address } from 'viem';
import { describe, expect, test } from 'vitest';
import { exposures, risky, takes } from './exposure.ts';
import type { Judged } from './judged.ts';
import type { SeenToken } from '../../holdings/seen.ts';
import { shareDigits } from './shareDigits.ts';

const dollar: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const wrapped: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const pass: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const thief: Address = '0x665000000000000000000000000000000000693A';
const router: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const max = 2n ** 256n - 1n;

const erc20 = (spender: Address, amount: bigint, token = dollar): Allowance => ({
  kind: 'erc20',
  token,
  spender,
  amount,
});
const holds = (address: Address, value: bigint | undefined): SeenToken => ({
  address,
  kind: 'token',
  balance: value === undefined ? { failed: { s: 'unknown', why: 'timeout' } } : { value, at: 0 },
  decimals: 6,
  listed: false,
});
const seen = (standing: readonly Allowance[], tokens: readonly SeenToken[], more = {}) =>
  exposures({ allowances: { standing, unread: [], ...more }, tokens, judged: undefined, now: 10_000 });

describe('what is at stake is the smaller of allowance and balance', () => {
  test.each([
    ['less than is held', 3_000n, 25_000n, 3_000n, 1_200, 'part'],
    ['more than is held', 30_000n, 25_000n, 25_000n, 10_000, 'all'],
    ['no limit', max, 25_000n, 25_000n, 10_000, 'allLater'],
    ['nothing is held', max, 0n, 0n, 0, 'later'],
    ['nothing is held, a limit', 5n, 0n, 0n, 0, 'upToLater'],
    ['what is held is not known', 5n, undefined, undefined, undefined, 'unknown'],
    ['what is held is not known, no limit', max, undefined, undefined, undefined, 'unknownLater'],
  ] as const)('%s', (_, amount, held, now, share, says) => {
    const [row] = seen([erc20(thief, amount)], [holds(dollar, held)]);
    expect(row).toMatchObject({ it: { amount } });
    expect([row?.now, row?.share, row && takes(row)]).toEqual([now, share, says]);
  });
});

test('the greatest part comes first, without limit among equals, and the unknown stands with what may be all', () => {
  const rows = seen(
    [
      erc20(router, 3_000n),
      erc20(router, 5n, wrapped),
      erc20(thief, 90_000n),
      erc20('0x0000000000000000000000000000000000000009', max),
    ],
    [holds(dollar, 25_000n), holds(wrapped, undefined)],
  );
  expect(rows.map(({ it }) => it.amount)).toEqual([max, 90_000n, 5n, 3_000n]);
});

test('an operator can take every item; how many is unknown where it was not read', () => {
  const it: Allowance = { kind: 'operator', token: pass, spender: thief, amount: 1n };
  const [row] = seen([it], [{ ...holds(pass, 2n), kind: 'collection' }]);
  expect([row?.now, row?.share, row && takes(row)]).toEqual([2n, 10_000, 'items']);
  const [other] = seen([it], []);
  expect([other?.now, other && takes(other)]).toEqual([undefined, 'unknownItems']);
});

describe('what Permit2 keeps', () => {
  const inside: Allowance = { kind: 'permit2', token: dollar, spender: router, amount: 500n, until: 60n };
  const gate = erc20(permit2Address, 300n);
  const of = (rows: ReturnType<typeof seen>) => rows.find(({ it }) => it.kind === 'permit2');

  test('is no more than Permit2 itself may take', () => {
    expect(of(seen([inside, gate], [holds(dollar, 1_000n)]))).toMatchObject({ now: 300n, share: 3_000 });
  });
  test('is nothing now while Permit2 may take nothing', () => {
    const row = of(seen([inside], [holds(dollar, 1_000n)]));
    expect(row && takes(row)).toBe('closed');
  });
  test('is unknown where what Permit2 may take was not read', () => {
    const unread = [{ kind: 'erc20', token: dollar, spender: permit2Address }];
    const row = of(seen([inside], [holds(dollar, 1_000n)], { unread }));
    expect([row?.now, row && takes(row)]).toEqual([undefined, 'unknown']);
  });
  test('is nothing once it has ended', () => {
    const row = of(seen([{ ...inside, until: 9n }, gate], [holds(dollar, 1_000n)]));
    expect(row && [row.share, takes(row)]).toEqual([0, 'ended']);
  });
});

test('risky is what the rules say Stop or Caution of, and nothing that has ended', () => {
  const judge = (severity?: 'stop' | 'caution' | 'note'): Judged => ({
    ...(severity ? { severity } : {}),
    rules: [],
    gaps: false,
  });
  const rows = seen([erc20(thief, 1n), erc20(router, 1n)], [holds(dollar, 5n)]);
  const with_ = (severity: 'stop' | 'caution' | 'note' | undefined, ended = false) =>
    rows.slice(0, 1).map((row) => ({ ...row, ended, judged: judge(severity) }));
  expect(risky(with_('stop'))).toHaveLength(1);
  expect(risky(with_('caution'))).toHaveLength(1);
  expect(risky(with_('note'))).toHaveLength(0);
  expect(risky(with_(undefined))).toHaveLength(0);
  expect(risky(with_('stop', true))).toHaveLength(0);
  expect(risky(rows)).toHaveLength(0);
});

test('a share is never rounded to nothing, nor up to all', () => {
  expect(shareDigits(1)).toEqual({ about: 'less', percent: 1 });
  expect(shareDigits(9_999)).toEqual({ about: 'more', percent: 99 });
  expect(shareDigits(10_000)).toEqual({ about: 'is', percent: 100 });
  expect(shareDigits(0)).toEqual({ about: 'is', percent: 0 });
  const [row] = seen([erc20(thief, 1n)], [holds(dollar, 10n ** 9n)]);
  expect(row?.share).toBe(1);
});

import { read } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { wellKnown } from '@readback/core/shipped/wellKnownTokens.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { type Address, decodeFunctionData, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { placeRows } from '../withdraw/places.ts';
import { depositCall } from './depositCall.ts';

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const abi = parseAbi([
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  'function supply(address asset, uint256 amount)',
  'function deposit(uint256 assets, address receiver)',
]);
const amount = 1_234_567n;
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

function said(chainId: number, token: Address, more: Partial<Extract<Clause, { kind: 'pay' }>> = {}): Intent {
  const pay: Clause = {
    kind: 'pay',
    asset: { kind: 'token', chainId, address: token },
    sum: { how: 'exactly', raw: amount },
    ...more,
  };
  return { account, chainId, said: '', quotes: [], clauses: [pay], saidAt: 0 };
}

/** What is said of each place that takes something in, by the name of its app or by its address. */
const deposits = placeRows
  .filter(([, how]) => how !== 'burn')
  .flatMap(([called, how, of, at, chains]) =>
    chains.flatMap((chainId) => {
      const token = of === '' ? usdc : (wellKnown(chainId, of)[0] as Address);
      const byApp = { called, at, intent: said(chainId, token) };
      return how === 'pool'
        ? [byApp]
        : [byApp, { called, at, intent: said(chainId, token, { to: { address: at } }) }];
    }),
  );

test('it puts in exactly what was said, for the account alone', () => {
  for (const { at, intent } of deposits) {
    const made = depositCall(intent, at);
    expect(made).toMatchObject({ call: { to: at, value: 0n }, amount });
    const { args } = decodeFunctionData({ abi, data: made?.call.data ?? '0x' });
    expect(args.filter((it) => typeof it === 'bigint')).toEqual([amount]);
    for (const it of args.filter((one) => typeof one === 'string'))
      expect([account.toLowerCase(), made?.token.toLowerCase()]).toContain(String(it).toLowerCase());
  }
});

test('an app is enough where it has one place for this token, and a strange address or app makes nothing', () => {
  for (const app of ['Aave', 'aave v3', 'Compound', '0xC3D688B66703497DAA19211EEDFF47F25384CDC3'])
    expect(depositCall(said(1, usdc), app)).toBeDefined();
  for (const app of ['', 'Aa', 'Aave2', 'Sky', 'Rocket Pool', account, '0x'])
    expect(depositCall(said(1, usdc), app)).toBeUndefined();
});

test('nothing is made of an open sum, of somebody who is named, of two things or of another token than a place takes', () => {
  const aave = placeRows[0]?.[3] ?? '';
  expect(depositCall(said(1, usdc, { sum: { how: 'all' } }), aave)).toBeUndefined();
  expect(depositCall(said(1, usdc, { sum: { how: 'atMost', raw: amount } }), aave)).toBeUndefined();
  expect(depositCall(said(1, usdc, { to: { address: account } }), aave)).toBeUndefined();
  expect(depositCall(said(1, usdc, { asset: { kind: 'native', chainId: 1 } }), aave)).toBeUndefined();
  const one = said(1, usdc);
  expect(depositCall({ ...one, clauses: [...one.clauses, ...one.clauses] }, aave)).toBeUndefined();
  for (const [, how, of, at] of placeRows.filter(([, it]) => it === 'market' || it === 'vault')) {
    const other = wellKnown(1, of === 'WETH' ? 'USDC' : 'WETH')[0] as Address;
    expect(depositCall(said(1, other), at), how).toBeUndefined();
  }
});

test('what was made is no difference from what was said, and no Stop, without a node', async () => {
  for (const { called, at, intent } of deposits) {
    const call = depositCall(intent, at)?.call;
    const pasted = JSON.stringify({ ...call, value: '0x0', from: account, chainId: intent.chainId });
    const parsed = await readPasted(pasted, {});
    if (!parsed.ok) throw parsed.error;
    const incoming = {
      request: parsed.request,
      origin: { via: 'form' },
      receivedAt: 1_790_000_000_000,
      intent,
    } as const;
    for await (const it of read(incoming, tableWorld({}), new AbortController().signal, {
      ask: false,
      onlyLast: true,
    }))
      expect([
        called,
        it.verdict === 'stop',
        it.findings.filter(({ rule, outcome }) => rule.startsWith('intent.') && outcome === 'fired'),
      ]).toEqual([called, false, []]);
  }
});

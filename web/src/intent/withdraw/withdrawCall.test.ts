import { read } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { knowProtocols, protocolAt } from '@readback/core/shipped/protocols.ts';
import { wellKnown } from '@readback/core/shipped/wellKnownTokens.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { type Address, decodeFunctionData, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { placeRows } from './places.ts';
import { withdrawCall } from './withdrawCall.ts';

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const abi = parseAbi([
  'function burn(uint256 rethAmount)',
  'function withdraw(address asset, uint256 amount, address to)',
  'function withdraw(address asset, uint256 amount)',
  'function withdraw(uint256 assets, address receiver, address owner)',
]);
const amount = 1_234_567n;

function intentOf(chainId: number, ...clauses: readonly Clause[]): Intent {
  return { account, chainId, said: '', quotes: [], clauses, saidAt: 0 };
}

const token = (chainId: number, symbol: string) =>
  ({ kind: 'token', chainId, address: wellKnown(chainId, symbol)[0] as Address }) as const;
const anyToken = (chainId: number) =>
  ({ kind: 'token', chainId, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }) as const;
const gets = (asset: Extract<Clause, { kind: 'get' }>['asset']): Clause => ({
  kind: 'get',
  asset,
  atLeast: amount,
  out: true,
});

/** What is said of each place: a token for each, or the token that is burned for the network’s currency. */
function saidOf([, how, of, at, chains]: (typeof placeRows)[number]): readonly Intent[] {
  return chains.map((chainId) =>
    how === 'burn'
      ? intentOf(
          chainId,
          { kind: 'get', asset: { kind: 'native', chainId }, atLeast: 1n },
          {
            kind: 'pay',
            asset: { kind: 'token', chainId, address: at },
            sum: { how: 'atMost', raw: amount },
          },
        )
      : intentOf(chainId, gets(of === '' ? anyToken(chainId) : token(chainId, of))),
  );
}

test('a withdrawal is made only out of a contract that ships under this name on this network', async () => {
  for (const [called, , , at, chains] of placeRows)
    for (const chainId of chains) {
      await knowProtocols(chainId);
      expect([chainId, at, protocolAt(chainId, at)?.toLowerCase().replaceAll(' ', '-')]).toEqual([
        chainId,
        at,
        called,
      ]);
    }
});

test('it takes out exactly what was said, for the account alone', () => {
  for (const row of placeRows)
    for (const intent of saidOf(row)) {
      const call = withdrawCall(intent, row[3]);
      expect(call).toMatchObject({ to: row[3], value: 0n });
      const { args } = decodeFunctionData({ abi, data: call?.data ?? '0x' });
      expect(args.filter((it) => typeof it === 'bigint')).toEqual([amount]);
      const [get] = intent.clauses;
      const asset = get?.kind === 'get' && get.asset.kind === 'token' ? get.asset.address.toLowerCase() : '';
      for (const it of args.filter((one) => typeof one === 'string').map((one) => String(one).toLowerCase()))
        expect([account.toLowerCase(), asset]).toContain(it);
    }
});

test('an app is enough where it has one place for this token, and a strange address or app makes nothing', () => {
  const dollars = intentOf(1, gets(token(1, 'USDC')));
  for (const app of ['Aave', 'aave v3', 'Compound', '0xC3D688B66703497DAA19211EEDFF47F25384CDC3'])
    expect(withdrawCall(dollars, app)).toBeDefined();
  for (const app of ['', 'Aa', 'Aave2', 'Sky', 'Rocket Pool', account, '0x'])
    expect(withdrawCall(dollars, app)).toBeUndefined();
});

test('nothing is made of another token than a place is of, of several things, or of no amount', () => {
  const places = placeRows.filter(([, how]) => how === 'market' || how === 'vault');
  for (const [, , of, at] of places) {
    const other = of === 'WETH' ? 'USDC' : 'WETH';
    expect(withdrawCall(intentOf(1, gets(token(1, other))), at)).toBeUndefined();
  }
  const aave = placeRows[0]?.[3] ?? '';
  const usdc = gets(token(1, 'USDC'));
  expect(withdrawCall(intentOf(1, usdc, usdc), aave)).toBeUndefined();
  expect(withdrawCall(intentOf(1, { ...usdc, atLeast: 0n } as Clause), aave)).toBeUndefined();
  expect(withdrawCall(intentOf(1, gets({ kind: 'native', chainId: 1 })), aave)).toBeUndefined();
  expect(withdrawCall(intentOf(10, gets(token(10, 'USDC'))), aave)).toBeUndefined();
});

test('what was made is no difference from what was said, and no Stop, without a node', async () => {
  for (const row of placeRows)
    for (const intent of saidOf(row)) {
      const call = withdrawCall(intent, row[3]);
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
          row[0],
          it.verdict === 'stop',
          it.findings.filter(({ rule, outcome }) => rule.startsWith('intent.') && outcome === 'fired'),
        ]).toEqual([row[0], false, []]);
    }
});

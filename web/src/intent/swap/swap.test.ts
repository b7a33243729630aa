import { known, unknown } from '@readback/core/model/known.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { fails, says, tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import fc from 'fast-check';
import { type Address, decodeFunctionData, encodeAbiParameters, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { minimumOf } from './minimumOf.ts';
import { quoteSwap } from './quoteSwap.ts';
import { allowanceFor } from '../inWords/afterAllowance.ts';
import { swapCall } from './swapCall.ts';
import { swapInForm } from './swapInForm.ts';
import { swapSaid } from './swapSaid.ts';

const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const router: Address = '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba';
const dollar: Address = '0x8ce361602B935680E8DeC218b820ff5056BeB7af';
const weth: Address = '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35';
const other: Address = '0xb19b36b1456E65E3A6D514D3F715f204BD59f431';
const chainId = 31337;

const native: Asset = { kind: 'native', chainId };
const token = (address: Address): Asset => ({ kind: 'token', chainId, address });
const intentOf = (...clauses: readonly Clause[]): Intent => ({
  account,
  chainId,
  said: '',
  quotes: [],
  clauses,
  saidAt: 0,
});
const pays = (asset: Asset, raw: bigint): Clause => ({ kind: 'pay', asset, sum: { how: 'exactly', raw } });
const gets = (asset: Asset, atLeast: bigint): Clause => ({ kind: 'get', asset, atLeast });

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);
const raw = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n });

test('a swap pays exactly what was said, brings at least what was said, and only to the account itself', () => {
  const sides = fc.constantFrom([dollar, weth], [dollar, 'native'], ['native', dollar]) as fc.Arbitrary<
    readonly [Address | 'native', Address | 'native']
  >;
  fc.assert(
    fc.property(raw, raw, sides, (amount, least, [pay, get]) => {
      const asset = (coin: Address | 'native') => (coin === 'native' ? native : token(coin));
      const said = swapSaid(intentOf(pays(asset(pay), amount), gets(asset(get), least)));
      expect(said).toEqual({ account, chainId, pay, amount, get, least });
      if (said === undefined) return;
      const path = [dollar, weth];
      const call = swapCall(said, { router, path, now: 1_000n });
      const { functionName, args } = decodeFunctionData({ abi, data: call.data });
      expect(call.to).toBe(router);
      if (pay === 'native') {
        expect([call.value, functionName]).toEqual([amount, 'swapExactETHForTokens']);
        expect(args).toEqual([least, path, account, 2_800n]);
        return;
      }
      expect(call.value).toBe(0n);
      expect(functionName).toBe(get === 'native' ? 'swapExactTokensForETH' : 'swapExactTokensForTokens');
      expect(args).toEqual([amount, least, path, account, 2_800n]);
    }),
  );
});

test('what leaves open how much, what is paid to somebody, or says more, is no swap that can be made', () => {
  const get = gets(token(weth), 1n);
  const none = (...clauses: readonly Clause[]) => expect(swapSaid(intentOf(...clauses))).toBeUndefined();
  none(pays(token(dollar), 1n));
  none(get, pays(token(dollar), 1n));
  none({ kind: 'pay', asset: token(dollar), sum: { how: 'atMost', raw: 1n } }, get);
  none({ kind: 'pay', asset: token(dollar), sum: { how: 'all' } }, get);
  none({ kind: 'pay', asset: token(dollar), sum: { how: 'exactly', raw: 1n }, to: { address: other } }, get);
  none(
    {
      kind: 'pay',
      asset: { kind: 'nft', chainId, address: other, id: 1n },
      sum: { how: 'exactly', raw: 1n },
    },
    get,
  );
  none(pays(token(weth), 1n), get);
  none(pays({ ...token(dollar), chainId: 1 } as Asset, 1n), get);
  none(pays(token(dollar), 1n), get, get);
});

test('its allowance is of exactly what is paid', () => {
  const { to, value, data } = allowanceFor(dollar, router, 10_000_000n);
  const approve = parseAbi(['function approve(address spender, uint256 amount)']);
  expect([to, value]).toEqual([dollar, 0n]);
  expect(decodeFunctionData({ abi: approve, data }).args).toEqual([router, 10_000_000n]);
});

test('the minimum that is offered is readable, at most one percent and a little below, and never above what is paid', () => {
  expect(minimumOf(3_323_278_111_528_713n)).toBe(3_290_000_000_000_000n);
  fc.assert(
    fc.property(raw, (paid) => {
      const least = minimumOf(paid);
      expect(least <= paid).toBe(true);
      expect(least * 1_000n >= paid * 988n || paid < 10_000n).toBe(true);
    }),
  );
});

const views = parseAbi([
  'function WETH() view returns (address)',
  'function allowance(address, address) view returns (uint256)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
]);

/** A node without Multicall3 and one router, which pays so much along each path; undefined: it refuses. */
function nodeThat(paysAlong: (path: readonly Address[]) => readonly bigint[] | undefined) {
  return tableWorld({
    eth_call: (params) => {
      const [{ to, data }] = params as [{ to: string; data: Hex }];
      if (![router, dollar, other].some((it) => it.toLowerCase() === to.toLowerCase())) return says('0x')([]);
      const { functionName, args } = decodeFunctionData({ abi: views, data });
      if (functionName === 'WETH') return says(encodeAbiParameters([{ type: 'address' }], [weth]))([]);
      if (functionName === 'allowance') return says(encodeAbiParameters([{ type: 'uint256' }], [7n]))([]);
      const paid = paysAlong(args[1]);
      return paid === undefined
        ? fails(3, 'execution reverted', '0x')([])
        : says(encodeAbiParameters([{ type: 'uint256[]' }], [paid]))([]);
    },
  });
}

const quote = (node: ReturnType<typeof nodeThat>, pay: Address | 'native', get: Address | 'native') =>
  quoteSwap(node, router, { account, chainId, pay, amount: 10n, get }, new AbortController().signal);

test('the better way to what is wanted counts: over one pair, or over the wrapped currency', async () => {
  const direct = nodeThat((path) => (path.length === 2 ? [10n, 30n] : [10n, 5n, 29n]));
  expect(await quote(direct, dollar, other)).toEqual(
    known({ gets: 30n, path: [dollar, other], allowed: 7n }),
  );
  const over = nodeThat((path) => (path.length === 2 ? undefined : [10n, 5n, 29n]));
  expect(await quote(over, dollar, other)).toEqual(
    known({ gets: 29n, path: [dollar, weth, other], allowed: 7n }),
  );
  const coin = nodeThat(() => [10n, 3n]);
  expect(await quote(coin, 'native', dollar)).toEqual(known({ gets: 3n, path: [weth, dollar], allowed: 0n }));
});

test('a router without such a pair has no quote, and what it answers otherwise is none either', async () => {
  expect(
    await quote(
      nodeThat(() => undefined),
      dollar,
      other,
    ),
  ).toEqual(unknown('notFound'));
  expect(
    await quote(
      nodeThat(() => [10n, 0n]),
      dollar,
      weth,
    ),
  ).toEqual(unknown('notFound'));
  // More amounts than the path has places: whose they are nobody knows.
  expect(
    await quote(
      nodeThat(() => [10n, 3n, 4n]),
      dollar,
      weth,
    ),
  ).toEqual(unknown('notFound'));
  expect(
    await quote(
      nodeThat(() => [10n, 3n]),
      weth,
      'native',
    ),
  ).toMatchObject({ s: 'unknown' });
});

test('a router can be asked once the form says exactly how much of what is swapped for what', () => {
  const read = {
    account: { named: { address: account } },
    chainId,
    pay: { asset: token(dollar), decimals: 6 },
    get: { asset: native, decimals: 18 },
    to: {},
    of: {},
    becomes: {},
    replaces: {},
    decimals: 18,
  };
  const typed = { how: 'exactly', amount: '10' } as const;
  expect(swapInForm(typed, read)).toEqual({
    account,
    chainId,
    pay: dollar,
    amount: 10_000_000n,
    get: 'native',
  });
  for (const it of [
    swapInForm({ ...typed, amount: '' }, read),
    swapInForm({ ...typed, amount: '0' }, read),
    swapInForm({ ...typed, amount: '1,5' }, read),
    swapInForm({ ...typed, how: 'all' }, read),
    swapInForm(typed, { ...read, get: read.pay }),
    swapInForm(typed, { ...read, get: { asset: token(other) } }),
    swapInForm(typed, { ...read, account: {} }),
    swapInForm(typed, { ...read, chainId: undefined }),
  ])
    expect(it).toBeUndefined();
});

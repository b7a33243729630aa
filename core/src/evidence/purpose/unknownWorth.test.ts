import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  balance,
  call,
  dataOf,
  effectsOf,
  me,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { unknownItems, unknownWorth } from './unknownWorth.ts';

const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const positions = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const junk = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497900');
const fake = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497901');

/** A change of a thousand whole tokens, which is no dust. */
const moved = (token: Address | undefined, sign: 1n | -1n): Partial<EffectLine> => ({
  ...balance(token, 0n),
  before: known(10n ** 24n),
  after: known(10n ** 24n + sign * 10n ** 21n),
});
const sampleOf = (...lines: readonly Partial<EffectLine>[]): Sample => ({
  codes: {
    [router]: 'contract',
    [positions]: 'contract',
    [dai]: 'contract',
    [junk]: 'contract',
    [fake]: 'contract',
  },
  tokens: { [junk]: ['MOON', 18], [fake]: ['SUN', 18], [dai]: ['DAI', 18] },
  effects: known(effectsOf(lines)),
});
/** The tokens that a reader is told nobody here knows. */
const strange = (body: Body, ...lines: readonly Partial<EffectLine>[]) =>
  unknownWorth(viewOf(body, sampleOf(...lines))).map(({ address }) => address);

const sellData = (path: readonly Address[]) =>
  dataOf(
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [10n ** 21n, 9n, path, me, 4_000_000_000n],
  );
const sell = (...path: readonly Address[]): Body => ({
  kind: 'transaction',
  chainId: 1,
  from: me,
  call: { to: router, value: 0n, data: sellData(path) },
  set: {},
});
const putIn = (token0: Address, token1: Address) =>
  call(
    positions,
    'mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
    [[token0, token1, 3_000, -60, 60, 10n ** 21n, 10n ** 21n, 1n, 1n, me, 4_000_000_000n]],
  );

describe('what a trade goes by', () => {
  const ends = [usdc, weth, dai, junk, fake];
  const isStrange = (it: Address) => it === junk || it === fake;
  const paths = ends.flatMap((first) =>
    ends.flatMap((last) => [[first, last], ...ends.map((middle) => [first, middle, last])]),
  );

  it('is a stranger’s word where the token that comes is one, and where one is on the way between two that are known', () => {
    for (const path of paths.filter((it) => new Set(it).size === it.length)) {
      const [first = usdc, last = weth] = [path[0], path.at(-1)];
      const expected = isStrange(last) ? [last] : isStrange(first) ? [] : path.slice(1, -1).filter(isStrange);
      expect(strange(sell(...path), moved(first, -1n), moved(last, 1n)), path.join(' ')).toEqual(expected);
    }
  });

  it('is said of each token once', () => {
    const calls = [
      [usdc, junk, weth],
      [usdc, junk, dai],
      [usdc, fake],
    ].map((path) => ({
      to: router,
      value: 0n,
      data: sellData(path),
    }));
    const body: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
    expect(strange(body, moved(usdc, -1n)).toSorted()).toEqual([junk, fake].toSorted());
  });
});

describe('a token that is put in at a known contract', () => {
  it('is a stranger’s word only where something else leaves with it', () => {
    const put = putIn(usdc, junk);
    expect(strange(put, moved(junk, -1n))).toEqual([]);
    expect(strange(put, moved(junk, -1n), moved(usdc, -1n))).toEqual([junk]);
    expect(strange(putIn(junk, fake), moved(junk, -1n), moved(fake, -1n))).toEqual([junk, fake]);
    expect(strange(putIn(usdc, dai), moved(dai, -1n), moved(usdc, -1n))).toEqual([]);
  });

  it('is none for what the transaction costs, for what comes, or for a speck', () => {
    const put = putIn(usdc, junk);
    expect(strange(put, moved(junk, -1n), moved(undefined, -1n))).toEqual([]);
    expect(strange(put, moved(junk, -1n), moved(usdc, 1n))).toEqual([]);
    const speck = { ...moved(usdc, -1n), after: known(10n ** 24n - 1n) };
    expect(strange(put, moved(junk, -1n), speck)).toEqual([]);
  });
});

describe('items that come while something leaves', () => {
  const apes = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
  const item = (collection: Address, id: bigint): Partial<EffectLine> => ({
    what: 'nft',
    asset: { kind: 'nft', chainId: 1, address: collection, id },
    before: known(0n),
    after: known(1n),
  });
  const come = (...lines: readonly Partial<EffectLine>[]) => {
    const body = call(router, 'buyAny(uint256 at, uint256 much)', [1n, 5n], 5n);
    const view = viewOf(body, { ...sampleOf(...lines), codes: { ...sampleOf().codes, [apes]: 'contract' } });
    return unknownItems(view).map(({ asset }) => (asset?.kind === 'nft' ? asset.address : asset?.kind));
  };
  const paid = moved(undefined, -1n);

  it('are said once for each collection that nobody here knows', () => {
    expect(come(paid, item(junk, 1n), item(junk, 2n), item(fake, 1n))).toEqual([junk, fake]);
    expect(come(paid, item(apes, 1n))).toEqual([]);
  });

  it('are a gift where nothing leaves, and no item where a token or coins come', () => {
    expect(come(item(junk, 1n))).toEqual([]);
    expect(come(paid, moved(junk, 1n), moved(undefined, 1n))).toEqual([]);
    expect(come(paid, { ...item(junk, 1n), before: known(1n), after: known(0n) })).toEqual([]);
  });
});

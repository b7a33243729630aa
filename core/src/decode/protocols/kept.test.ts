import { expect, it } from 'vitest';
import { functionAbi } from '../../codec/functionAbi.ts';
import { allRows } from '../abis/rows.ts';

const rows = allRows().map(({ source, text, model, use }) => ({
  name: `${source}: ${text.slice(0, text.indexOf('('))}`,
  text,
  model,
  use,
}));
const swaps = rows.flatMap((row) =>
  row.use !== undefined && 'swap' in row.use ? [{ ...row, swap: row.use.swap }] : [],
);

it('whoever takes the word of pools for the minimum of a swap says which, and nobody else does', () => {
  expect(swaps.length).toBeGreaterThan(60);
  for (const { name, model, swap } of swaps)
    expect([name, Object.values(model.roles ?? {}).includes('pool')]).toEqual([
      name,
      swap.kept === 'believed',
    ]);
});

it('what lets a swap sell less than all stands among its flags', () => {
  const byRate = swaps.flatMap(({ name, text, swap }) =>
    typeof swap.kept === 'string' || !('rateIf' in swap.kept) ? [] : [{ name, text, path: swap.kept.rateIf }],
  );
  expect(byRate.length).toBeGreaterThan(5);
  for (const { name, text, path } of byRate) {
    let fields = functionAbi(text)?.fields ?? [];
    let last = '';
    for (const at of path) {
      const field = fields[Number(at)];
      last = field?.name ?? '';
      fields = field?.type.kind === 'tuple' ? field.type.fields : [];
    }
    expect([name, last]).toEqual([name, 'flags']);
  }
});

it('each function with such flags says that they count', () => {
  const silent = swaps.filter(
    ({ text, swap }) => /uint256 flags/.test(text) && typeof swap.kept === 'string',
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('each pool or market that a function names is refused by its contract, measured, or believed', () => {
  const names =
    /^_?(?:pool|pools|pair|pairs|dex\d?|market|markets|comet|vault|lending\w*|exchange|router|provider|curve\w*|swapper|adapter|bento\w*|cToken|gauge\w*|weth)\d?(?:Address|_addrs?)?$/i;
  const open = rows.flatMap(({ name, model }) =>
    model.act === 'view'
      ? []
      : Object.entries(model.roles ?? {}).flatMap(([path, role]) =>
          (role === 'token' || role === 'data') &&
          model.checks?.[path] === undefined &&
          names.test(path.split('.').at(-1) ?? '')
            ? [`${name} ${path}`]
            : [],
        ),
  );
  expect(open.filter((it) => !reviewed.some((like) => like.test(it)))).toEqual([]);
  expect(reviewed.filter((like) => !open.some((it) => like.test(it)))).toEqual([]);
});

/** Those whose word is not taken, each with its reason. */
const reviewed: readonly RegExp[] = [
  // Balances are compared, and pools of Uniswap are derived from its factory.
  /^Velora: swapExactAmount(?:In|Out)On(?:Uniswap|Curve)V\d /,
  // Routers and registries of Curve compare balances.
  /^Curve: exchange(?:_multiple)? _pools?$/,
  // The minter and the vote ask the controller of all gauges.
  /^Curve(?: minter)?: (?:mint|mint_many|mint_for|vote_for_gauge_weights) /,
  // The vault counts what comes in and goes out of it.
  /^Balancer: (?:swap|removeLiquidity)/,
  // Nothing of the caller's goes there: votes, claims, settings.
  /^Velodrome, Aerodrome: (?:vote|claimRewards) /,
  /^Compound v2: exitMarket /,
  /^Euler: (?:enable|disable)Collateral /,
  /^Morpho: reallocateTo /,
  /^Pendle: (?:boostMarkets|vote|claimProtocol) /,
];

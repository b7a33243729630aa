import { abiOf, effectsWith } from '@readback/core/check/account/testing/views.ts';
import { call, friend, key, me, type Sample, usdc, viewOf } from '@readback/core/check/testing/views.ts';
import { earlierFact } from '@readback/core/evidence/spending/earlier.ts';
import type { FactValue } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import { type Address, getAddress } from 'viem';
import { expect, it } from 'vitest';
import { leaving } from './leaving.ts';
import { tokensLeaving } from './tokensLeaving.ts';

const farm = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const entryPoint = getAddress('0x0000000071727de22e5e9d8baf0edac6f37da032');
const gateway = getAddress('0xd01607c3c5ecaba394d8be377a08590149325722');
const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const claims = ['claim()', 'getReward()', 'claimRewards(address to)', 'withdraw(uint256 amount)'] as const;
const args = { 'claimRewards(address to)': [me], 'withdraw(uint256 amount)': [5n] } as Record<
  string,
  unknown[]
>;

const shown = (more: Sample = {}): Sample => ({
  codes: { [farm]: 'contract', [entryPoint]: 'contract', [gateway]: 'contract', [aave]: 'contract' },
  effects: known(effectsWith({})),
  ...more,
});

/** What the farm may take by a permission that stood before: nothing, or dollars. */
function allowed(...tokens: readonly Address[]): Readonly<Record<string, FactValue>> {
  const id = earlierFact(me, farm);
  const items = tokens.map((address): FactValue => {
    return { kind: 'asset', asset: { kind: 'token', chainId: 1, address } };
  });
  return { [id]: { kind: 'list', items }, ...(items[0] ? { [`${id}.0`]: items[0] } : {}) };
}

it.each(claims)('what a contract may take by an earlier permission is no amount: %s', (text) => {
  const left = (facts: Readonly<Record<string, FactValue>>) =>
    tokensLeaving(viewOf(call(farm, text, args[text] ?? []), shown({ abis: [abiOf(farm, text)], facts })));
  expect(left(allowed(usdc))).toBeUndefined();
  expect(left(allowed())).toEqual(new Map());
});

const kept = {
  'a deposit at the entry point': [
    entryPoint,
    'withdrawTo(address withdrawAddress, uint256 withdrawAmount)',
    (to: Address) => [to, 5n],
  ],
  'a loan that is taken back': [
    aave,
    'withdraw(address asset, uint256 amount, address to)',
    (to: Address) => [usdc, 5n, to],
  ],
  'coins of a gateway': [
    gateway,
    'withdrawETH(address pool, uint256 amount, address to)',
    (to: Address) => [aave, 5n, to],
  ],
  'shares of a vault': [
    farm,
    'withdraw(uint256 assets, address receiver, address owner)',
    (to: Address) => [5n, to, me],
  ],
  'all shares of a vault': [
    farm,
    'redeem(uint256 shares, address receiver, address owner)',
    (to: Address) => [5n, to, me],
  ],
} as const;

it.each(Object.entries(kept))(
  'what others keep and pay to somebody else is no amount: %s',
  (_, [to, text, of]) => {
    for (const who of [friend, key]) {
      const view = viewOf(call(to, text, of(who)), shown());
      expect([leaving(view), tokensLeaving(view)]).toEqual([undefined, undefined]);
    }
    const mine = viewOf(call(to, text, of(me)), shown());
    expect(leaving(mine)).toBe(0n);
    expect(tokensLeaving(mine)).toBeInstanceOf(Map);
  },
);

const npm = getAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const comet = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
const morpho = getAddress('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
const queue = getAddress('0x889edc2edab5f40e902b864ad4d7ade8e412f9b1');
const rewards = getAddress('0x8164cc65827dcfe994ab23944cbc90e0aa80bfcb');
const market = { loanToken: usdc, collateralToken: usdc, oracle: farm, irm: farm, lltv: 1n };

/** What is closed or claimed, and who gets what comes of it. */
const closed = {
  'fees of a position': [
    npm,
    'collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
    (to: Address) => [{ tokenId: 7n, recipient: to, amount0Max: 5n, amount1Max: 5n }],
  ],
  'collateral of Compound': [
    comet,
    'withdrawTo(address to, address asset, uint256 amount)',
    (to: Address) => [to, usdc, 5n],
  ],
  'collateral of Morpho': [
    morpho,
    'withdrawCollateral((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, address onBehalf, address receiver)',
    (to: Address) => [market, 5n, me, to],
  ],
  'a loan of Morpho': [
    morpho,
    'borrow((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, address receiver)',
    (to: Address) => [market, 5n, 0n, me, to],
  ],
  'a withdrawal of Lido': [
    queue,
    'claimWithdrawalsTo(uint256[] requestIds, uint256[] hints, address recipient)',
    (to: Address) => [[7n], [1n], to],
  ],
  'rewards of Aave': [
    rewards,
    'claimRewards(address[] assets, uint256 amount, address to, address reward)',
    (to: Address) => [[usdc], 5n, to, usdc],
  ],
  'all rewards of Aave': [
    rewards,
    'claimAllRewards(address[] assets, address to)',
    (to: Address) => [[usdc], to],
  ],
  'rewards of a contract that nobody knows': [
    farm,
    'harvestInto(uint256 pool, address whoever)',
    (to: Address) => [5n, to],
  ],
} as const;

it.each(Object.entries(closed))(
  'what is closed or claimed for somebody else is no amount: %s',
  (_, [to, text, of]) => {
    const codes = { ...shown().codes, [npm]: 'contract', [comet]: 'contract', [morpho]: 'contract' } as const;
    const sample = shown({
      codes: { ...codes, [queue]: 'contract', [rewards]: 'contract' },
      abis: [abiOf(to, text)],
    });
    for (const who of [friend, key]) {
      const view = viewOf(call(to, text, of(who)), sample);
      expect([leaving(view), tokensLeaving(view)]).toEqual([undefined, undefined]);
    }
    expect(leaving(viewOf(call(to, text, of(me)), sample))).toBe(0n);
  },
);

it('what is paid to somebody out of a balance is counted as before', () => {
  const paid = viewOf(call(usdc, 'transfer(address to, uint256 amount)', [friend, 5n]), shown());
  expect([leaving(paid), tokensLeaving(paid)]).toEqual([0n, new Map([[usdc.toLowerCase(), 5n]])]);
});

import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  balance,
  call,
  dataOf,
  effectsOf,
  key,
  me,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import type { EffectLine } from '../../model/effects.ts';
import { factOfAccount } from '../../model/factIds.ts';
import type { FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { earlierFact } from '../spending/earlier.ts';
import { isCallOfKnown, paidContracts, unvouchedCalls, unvouchedSteps } from './unvouchedSteps.ts';

const farm = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const apes = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');

const facts = Object.fromEntries(
  [farm, safe, weth, router, me, key].flatMap((it): readonly (readonly [string, FactValue])[] => {
    const asset: FactValue = { kind: 'asset', asset: { kind: 'token', chainId: 1, address: usdc } };
    return [
      [earlierFact(me, it), { kind: 'list', items: [asset] }],
      [`${earlierFact(me, it)}.0`, asset],
    ];
  }),
);
const codes = {
  [farm]: 'contract',
  [router]: 'contract',
  [multicall3]: 'contract',
  [apes]: 'contract',
} as const;
const run = (...lines: readonly Partial<EffectLine>[]): Sample => ({
  codes,
  effects: known({ ...effectsOf(lines), records: known([]) }),
});
/** Nobody said what is deployed at the farm. */
const unasked = (sample: Sample): Sample => {
  const { [farm]: _, ...rest } = { ...codes };
  return { ...sample, codes: rest, gaps: { [factOfAccount(farm, 'code')]: unknown('timeout') } };
};

/** What leaves with the calls of contracts that nobody vouches for. */
const leaving = (body: Body, sample: Sample = run()) =>
  unvouchedSteps(viewOf(body, sample)).map(({ step, leaves }) => `${step.id} ${leaves}`);

const claim = dataOf('claim(uint256 id)', [7n]);
const swap = (give: Address) =>
  dataOf(
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [10n, 9n, [give, weth], me, 4_000_000_000n],
  );
const lost = balance(usdc, 90n);

type Call = Readonly<{ to: Address; data: Hex; value?: bigint }>;
const many = (...calls: readonly Call[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: calls.map((it) => ({ value: 0n, ...it })),
});
const passedOn = (value: bigint, ...calls: readonly Call[]): Body =>
  call(
    multicall3,
    'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
    [calls.map((it) => ({ target: it.to, allowFailure: false, value: it.value ?? 0n, callData: it.data }))],
    value,
  );

describe('what leaves with a call of a contract that nobody vouches for', () => {
  it('is the coins that it carries, also through a contract that passes them on', () => {
    expect(leaving(transaction(farm, claim, 5n))).toEqual(['0 coins']);
    expect(leaving(many({ to: farm, data: claim, value: 5n }))).toEqual(['0 coins']);
    expect(leaving(passedOn(5n, { to: farm, data: claim, value: 5n }))).toEqual(['0.0 coins']);
    expect(leaving(passedOn(0n, { to: farm, data: claim }))).toEqual([]);
  });

  it('is the coins that it carries where nobody says who asks for it', () => {
    expect(leaving(transaction(farm, claim, 5n, null))).toEqual(['0 coins']);
  });

  it('is what the simulation shows to be lost, and nothing that only stays', () => {
    expect(leaving(transaction(farm, swap(usdc)), run(lost))).toEqual(['0 loss']);
    expect(leaving(transaction(farm, swap(usdc)), run(balance(usdc, 100n)))).toEqual([]);
    expect(leaving(transaction(farm, swap(usdc)), run(balance(usdc, 101n)))).toEqual([]);
  });

  it('is lost, too, where another contract makes the call, and not where another account of the user does', () => {
    expect(leaving(passedOn(0n, { to: farm, data: swap(usdc) }), run(lost))).toEqual(['0.0 loss']);
    const book = known([{ address: key, own: true, paid: 0 }]);
    const ofAnother = { ...run({ ...lost, who: key }), book };
    expect(leaving(transaction(farm, swap(usdc)), ofAnother)).toEqual([]);
    expect(leaving(transaction(farm, swap(usdc), 0n, key), ofAnother)).toEqual(['0 loss']);
  });

  it('is lost, too, where nobody says who asks for it, and where the call says nothing of what it takes', () => {
    const book = known([{ address: me, own: true, paid: 0 }]);
    const run_ = { ...run(lost), book };
    expect(leaving(transaction(farm, swap(usdc), 0n, null), run_)).toEqual(['0 loss']);
    expect(leaving(transaction(farm, claim), run(lost))).toEqual(['0 loss']);
  });

  it('is what an allowance of the same request lets it take', () => {
    const allow = { to: usdc, data: dataOf('approve(address spender, uint256 amount)', [farm, 5n]) };
    expect(leaving(many(allow, { to: farm, data: claim }))).toEqual(['1 allowance']);
    const other = { to: usdc, data: dataOf('approve(address spender, uint256 amount)', [router, 5n]) };
    expect(leaving(many(other, { to: farm, data: claim }))).toEqual([]);
  });

  it('is what it may take by an earlier permission', () => {
    expect(leaving(transaction(farm, claim), { ...run(), facts })).toEqual(['0 earlier']);
    expect(leaving(transaction(router, claim), { ...run(), facts })).toEqual([]);
  });

  it('is not said before it is known what is deployed there', () => {
    for (const body of [transaction(farm, claim, 5n), transaction(farm, '0x', 5n)])
      expect(leaving(body, unasked({ ...run(), facts }))).toEqual([]);
    expect(unvouchedCalls(viewOf(transaction(farm, claim), unasked(run()))).length).toBe(1);
  });
});

describe('a contract that is only sent something', () => {
  const paid = (body: Body, sample: Sample = run()) =>
    paidContracts(viewOf(body, sample)).map(({ to, who }) => `${to} ${who}`);

  it('runs its code, and may take what it was allowed to take before', () => {
    expect(paid(transaction(farm, '0x', 5n))).toEqual([`${farm} step.0.to`]);
    expect(leaving(transaction(farm, '0x', 5n), { ...run(), facts })).toEqual(['0 earlier']);
    const item = call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, farm, 7n]);
    expect(paid(item)).toEqual([`${farm} step.0.arg.to`]);
    expect(leaving(item, { ...run(), facts })).toEqual(['0 earlier']);
  });

  it('is none where everybody knows it, where it is the user’s, or where nothing is deployed', () => {
    for (const to of [weth, router, key, me]) {
      expect(paid(transaction(to, '0x', 5n)), to).toEqual([]);
      expect(leaving(transaction(to, '0x', 5n), { ...run(), facts }), to).toEqual([]);
    }
    expect(paid(transaction(null, '0x6001600155'))).toEqual([]);
    const own = { ...run(), codes: { ...codes, [me]: 'contract' } } as const;
    expect(paid(transaction(me, '0x', 5n), own)).toEqual([]);
  });
});

describe('a call of a contract that everybody knows', () => {
  const isKnown = (body: Body, sample: Sample = run()) => {
    const view = viewOf(body, sample);
    return view.steps.map((step) => isCallOfKnown(view, step));
  };

  it('is one of a contract whose name ships, or of a token', () => {
    expect(isKnown(transaction(router, claim))).toEqual([true]);
    expect(isKnown(transaction(usdc, claim))).toEqual([true]);
  });

  it('is none of a stranger’s, none that only pays, and none that makes a contract', () => {
    expect(isKnown(transaction(farm, claim))).toEqual([false]);
    expect(isKnown(transaction(router, '0x', 5n))).toEqual([false]);
    expect(isKnown(transaction(null, '0x6001600155'))).toEqual([false]);
  });
});

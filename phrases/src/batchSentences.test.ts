import { batch, multiSend, safeTx } from '@readback/core/check/testing/safes.ts';
import { contract, dataOf, friend, key, me, usdc, weth } from '@readback/core/check/testing/views.ts';
import type { Body } from '@readback/core/model/request.ts';
import fc from 'fast-check';
import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { said } from './testing/saying.ts';

type Call = Readonly<{ to: Address; value: bigint; data: Hex }>;

const call = (to: Address, signature: string, args: readonly unknown[], value = 0n): Call => ({
  to,
  value,
  data: dataOf(signature, args),
});
const calls = (...its: readonly Call[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: [...its],
});

const approve = 'approve(address spender, uint256 amount)';
const transfer = 'transfer(address to, uint256 amount)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const trade = (to: Address) =>
  call(contract, swap, [10n ** 18n, 3_120_000_000n, [weth, usdc], to, 1_900_000_000n]);

const supply = call(
  contract,
  'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  [usdc, 5n, me, 0],
);

/** Calls by how much they matter: powers over everything, other permissions and calls that are only asked for, what goes to others, what stays. */
const byWeight: readonly (readonly Call[])[] = [
  [
    call(usdc, approve, [key, 2n ** 256n - 1n]),
    call(friend, 'setApprovalForAll(address operator, bool approved)', [key, true]),
  ],
  [call(usdc, approve, [key, 5n]), { to: contract, value: 0n, data: '0x3f1a77c2' }, supply],
  [call(usdc, transfer, [friend, 5n]), { to: friend, value: 5n, data: '0x' }, trade(friend)],
  [
    trade(me),
    call(weth, 'deposit()', [], 5n),
    call(weth, 'withdraw(uint256 amount)', [5n]),
    { to: friend, value: 0n, data: '0x' },
    call(usdc, transfer, [me, 5n]),
    { to: me, value: 5n, data: '0x' },
  ],
];

/** To someone else; what comes back is not a payment. */
const isPayment = (it: Call) => byWeight[2]?.slice(0, 2).includes(it) === true;

/** What a batch is made for. */
const isMain = (it: Call) => it === supply || it.data.startsWith(trade(me).data.slice(0, 10));

describe('a swap that takes a permit', () => {
  it('is not said to sell the token of the permit: which one the pools take is theirs to say', () => {
    const pools = call(
      contract,
      'uniswapV3SwapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
      [me, weth, 5n, 1n, [7n], '0x'],
    );
    expect(said(calls(pools))).toMatch(/ to swap /);
    expect(said(calls(pools))).not.toMatch(/weth/i);
  });
});

describe('of many calls', () => {
  it('the three that matter most are said, and two more that trade or put assets somewhere, in their order, and the others are counted', () => {
    const weighed = byWeight.flatMap((its, weight) => its.map((it) => ({ it, weight })));
    const some = fc.array(fc.constantFrom(...weighed), { minLength: 5, maxLength: 8 });
    fc.assert(
      fc.property(some, (every) => {
        // Payments of one asset are told together: see below.
        const asked = every.filter(
          ({ it }, at) => !isPayment(it) || every.findIndex((other) => other.it === it) === at,
        );
        fc.pre(asked.length >= 5);
        const ranked = asked
          .map((it, at) => ({ ...it, at }))
          .toSorted((a, b) => a.weight - b.weight || a.at - b.at);
        const puts = ranked.slice(3).filter(({ it }) => isMain(it));
        const most = [...ranked.slice(0, 3), ...puts.slice(0, 2)];
        const left = asked.length - most.length;
        // One more alone is said rather than counted.
        const told = (left === 1 ? ranked : most).toSorted((a, b) => a.at - b.at);
        const expected = told.map(({ it }) => `${said(calls(it))}.`);
        const more = left > 1 ? [`There are ${left} more calls.`] : [];
        expect(said(calls(...asked.map(({ it }) => it)))).toBe([...expected, ...more].join(' '));
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it('four are all said, rather than one of them counted', () => {
    const its = [
      trade(me),
      call(usdc, transfer, [friend, 5n]),
      call(usdc, approve, [key, 5n]),
      call(usdc, transfer, [me, 5n]),
    ];
    expect(said(calls(...its))).toBe(its.map((it) => `${said(calls(it))}.`).join(' '));
  });

  it('three are all said', () => {
    const its = [trade(me), call(usdc, transfer, [friend, 5n]), call(usdc, approve, [key, 5n])];
    expect(said(calls(...its))).toBe(its.map((it) => `${said(calls(it))}.`).join(' '));
  });

  it('an account that makes them is said to make the three that matter most, and the others are counted', () => {
    const pay = { operation: 0, to: usdc, data: dataOf(transfer, [friend, 5_000_000n]) } as const;
    const allow = { operation: 0, to: usdc, data: dataOf(approve, [key, 2n ** 256n - 1n]) } as const;
    const of = (...its: readonly (typeof pay | typeof allow)[]) => said(safeTx(multiSend, batch(...its), 1));
    const paid = 'it sends 5 USDC to friend';
    const allowed = 'it lets a person’s account (key) spend all its USDC, now and later';
    const approves = 'Asks you to approve 2 calls from safe';
    expect(of(pay, pay)).toBe(`${approves}: it sends 10 USDC to friend`);
    expect(of(pay, allow)).toBe(`${approves}: ${paid}; ${allowed}`);
    const coins = { operation: 0, to: friend, data: '0x', value: 10n ** 18n } as const;
    expect(of(pay, coins as never)).toBe(`${approves}: it sends 5 USDC and 1 ETH to friend`);
    expect(of(pay, pay, allow)).toBe(
      `Asks you to approve 3 calls from safe: it sends 10 USDC to friend; ${allowed}`,
    );
    const approvesFour = 'Asks you to approve 4 calls from safe';
    const wrap = { operation: 0, to: weth, data: dataOf('deposit()', []), value: 5n } as const;
    const vote = { operation: 0, to: contract, data: '0x3f1a77c2' } as const;
    const more = of(allow, vote, wrap, allow, vote);
    expect(more).toMatch(/^Asks you to approve 5 calls from safe: .*; and 2 more calls$/);
    expect(of(pay, pay, pay, allow)).toBe(`${approvesFour}: it sends 15 USDC to friend; ${allowed}`);
  });

  it('payments of one token are told as what they come to, and to how many addresses', () => {
    const pay = (to: Address, amount: bigint) => call(usdc, transfer, [to, amount]);
    const many = [pay(friend, 1_000_000n), pay(key, 2_000_000n), pay(contract, 33_000_000n), pay(friend, 1n)];
    expect(said(calls(...many, call(usdc, approve, [contract, 5_000_000n])))).toBe(
      'Asks USDC to send 36.000001 USDC in total to 3 addresses. Asks USDC to let the unknown contract contract spend up to 5 USDC.',
    );
    const coins = { to: friend, value: 10n ** 18n, data: '0x' } as const;
    expect(said(calls(...many.slice(0, 2), coins, coins))).toBe(
      'Asks USDC to send 3 USDC in total to 2 addresses. Asks your wallet to send 2 ETH to friend.',
    );
  });
});

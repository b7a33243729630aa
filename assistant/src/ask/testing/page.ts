import type { AskSubject } from '@readback/core/ask/answer.ts';
import { call, contract, friend, key, me, usdc, viewOf, weth } from '@readback/core/check/testing/views.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';

/** A page for questions: an allowance for someone, a swap and a payment in one request. */
export function askedPage(): AskSubject {
  const [allow, swap, pay] = [
    call(usdc, 'approve(address spender, uint256 amount)', [key, 2n ** 256n - 1n]),
    call(
      contract,
      'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [1_000_000n, 5n, [usdc, weth], me, 1_900_000_000n],
    ),
    call(usdc, 'transfer(address to, uint256 amount)', [friend, 7n]),
  ];
  const calls = [allow, swap, pay].flatMap((it) => (it?.kind === 'transaction' ? [it.call] : []));
  const body: Body = {
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls,
  };
  return { readback: revisionOf(viewOf(body, {}), 0), own: new Set([me.toLowerCase()]) };
}

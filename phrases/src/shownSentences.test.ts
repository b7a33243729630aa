import {
  allowance,
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  transaction,
  usdc,
  weth,
} from '@readback/core/check/testing/views.ts';
import { collection } from '@readback/core/check/testing/marketOrders.ts';
import { effectFacts } from '@readback/core/effects/effectFacts.ts';
import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { describe, expect, it } from 'vitest';
import { said } from './testing/saying.ts';

type Lines = readonly Partial<EffectLine>[];

const most = 2n ** 256n - 1n;
const transfer = 'transfer(address to, uint256 amount)';
const approve = 'approve(address spender, uint256 amount)';
const move = 'transferFrom(address from, address to, uint256 id)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const swapEth = 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const swapOut =
  'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

const pays = call(usdc, transfer, [friend, 60n]);
const sends = transaction(friend, '0x', 60n);
const allows = call(usdc, approve, [key, 5n]);
const trades = (to = me) => call(contract, swap, [60n, 40n, [weth, usdc], to, 1_900_000_000n]);
const buys = call(contract, swapEth, [40n, [weth, usdc], me, 1_900_000_000n], 60n);
const sells = call(contract, swapOut, [60n, 40n, [usdc, weth], me, 1_900_000_000n]);
const wraps = call(weth, 'deposit()', [], 60n);
const unwraps = call(weth, 'withdraw(uint256 amount)', [60n]);
const unknownSwap = unknown('timeout', 'node.test');

/** An item of a collection that goes from the user, or comes. */
const item = (id: bigint, before: string, after: string, who = me): Partial<EffectLine> => ({
  who,
  what: 'nft',
  asset: { kind: 'nft', chainId: 1, address: collection, id },
  before: known(before === '' ? 0n : 1n),
  after: known(after === '' ? 0n : 1n),
});

function simulated(body: Body, lines: Lines, more: Partial<Effects> = {}): string {
  const effects = effectsOf(lines, more);
  const facts = effects.lines.flatMap((line) => effectFacts(line, []));
  const shown = facts.flatMap(({ id, value }) => (value.s === 'known' ? [[id, value.v] as const] : []));
  return said(body, { effects: known(effects), facts: Object.fromEntries(shown) }, { Apes: collection });
}

describe('“You” is said of what the simulation shows, and of nothing else', () => {
  it.each<[what: string, body: Body, lines: Lines, more: Partial<Effects>, says: string]>([
    ['a payment that leaves', pays, [balance(usdc, 40n)], {}, 'You send 0.00006 USDC to friend'],
    [
      'that leaves and arrives',
      pays,
      [balance(usdc, 40n), balance(usdc, 160n, friend)],
      {},
      'You send 0.00006 USDC to friend',
    ],
    [
      'of which less arrives',
      pays,
      [balance(usdc, 40n), balance(usdc, 110n, friend)],
      { arrivals: [] },
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you lose 0.00006 USDC.',
    ],
    [
      'with more that leaves',
      pays,
      [balance(usdc, 30n)],
      {},
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you lose 0.00007 USDC.',
    ],
    [
      'where it only says that it leaves',
      pays,
      [{ ...balance(usdc, 40n), basis: 'claimed' }],
      {},
      'Asks USDC to send 0.00006 USDC to friend',
    ],
    [
      'where it leaves another',
      pays,
      [balance(usdc, 40n, key)],
      {},
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, your balances and the permissions that were checked stay the same.',
    ],
    [
      'where another token leaves',
      pays,
      [balance(weth, 40n)],
      {},
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you lose 0.00000000000000006 WETH.',
    ],
    [
      'where currency leaves',
      pays,
      [balance(undefined, 40n)],
      {},
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you lose 0.00000000000000006 ETH.',
    ],
    [
      'where more is there afterwards',
      pays,
      [balance(usdc, 160n)],
      {},
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you receive 0.00006 USDC.',
    ],
    [
      'where nobody knows what was there',
      pays,
      [{ ...balance(usdc, 40n), before: unknownSwap }],
      {},
      'Asks USDC to send 0.00006 USDC to friend',
    ],
    [
      'where nobody knows what is left',
      pays,
      [{ ...balance(usdc, 40n), after: unknownSwap }],
      {},
      'Asks USDC to send 0.00006 USDC to friend',
    ],
    [
      'where a part failed and all leaves',
      pays,
      [balance(usdc, 40n)],
      { status: 'partial' },
      'You send 0.00006 USDC to friend',
    ],
    [
      'where a part failed and less leaves',
      pays,
      [balance(usdc, 90n)],
      { status: 'partial' },
      'Asks USDC to send 0.00006 USDC to friend. In the simulation, you lose 0.00001 USDC.',
    ],
    ['a payment of nothing', call(usdc, transfer, [friend, 0n]), [], {}, 'You send 0 USDC to friend'],
    ['a payment to oneself', call(usdc, transfer, [me, 5n]), [], {}, 'You send 0.000005 USDC to me'],
    [
      'currency that leaves',
      sends,
      [balance(undefined, 40n)],
      {},
      'You send 0.00000000000000006 ETH to friend',
    ],
    [
      'currency where a token leaves',
      sends,
      [balance(usdc, 40n)],
      {},
      'Asks your wallet to send 0.00000000000000006 ETH to friend. In the simulation, you lose 0.00006 USDC.',
    ],
    [
      'currency where an allowance changes',
      sends,
      [{ ...balance(undefined, 40n), what: 'allowance' }],
      {},
      'Asks your wallet to send 0.00000000000000006 ETH to friend',
    ],
    [
      'a permission',
      allows,
      [allowance(usdc, key, 5n)],
      {},
      'You let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission for another',
      allows,
      [allowance(usdc, friend, 5n)],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission over another token',
      allows,
      [allowance(weth, key, 5n)],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission of another',
      allows,
      [allowance(usdc, key, 5n, friend)],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission that is larger',
      allows,
      [allowance(usdc, key, 6n)],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission that is less',
      allows,
      [allowance(usdc, key, 3n)],
      {},
      'You let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission that is none',
      allows,
      [allowance(usdc, key, 0n)],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'a permission that nobody read',
      allows,
      [{ ...allowance(usdc, key, 5n), after: unknownSwap }],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'one without limit',
      call(usdc, approve, [key, most]),
      [allowance(usdc, key, most)],
      {},
      'You let a person’s account (key) spend all your USDC, now and later',
    ],
    [
      'one that is taken back',
      call(usdc, approve, [key, 0n]),
      [{ ...allowance(usdc, key, 0n), before: known(9n) }],
      {},
      'You revoke the permission of key to spend USDC',
    ],
    [
      'an item that leaves',
      call(collection, move, [me, friend, 7n]),
      [item(7n, 'me', '')],
      {},
      'You send Apes #7 to friend',
    ],
    [
      'an item that is another',
      call(collection, move, [me, friend, 7n]),
      [item(8n, 'me', '')],
      {},
      'Asks Apes to send Apes #7 to friend. In the simulation, you lose Apes #8.',
    ],
    [
      'an operator',
      call(collection, 'setApprovalForAll(address operator, bool approved)', [key, true]),
      [{ ...allowance(collection, key, 0n), what: 'operator', before: known(false), after: known(true) }],
      {},
      'You let a person’s account (key) take every item of Apes, now and later',
    ],
    [
      'an operator that is none',
      call(collection, 'setApprovalForAll(address operator, bool approved)', [key, true]),
      [{ ...allowance(collection, key, 0n), what: 'operator', before: known(false), after: known(false) }],
      {},
      'Asks Apes to let a person’s account (key) take every item of Apes, now and later',
    ],
    [
      'both sides of a trade',
      trades(),
      [balance(weth, 40n), balance(usdc, 140n)],
      {},
      'You swap 0.00000000000000006 WETH for at least 0.00004 USDC',
    ],
    [
      'a trade that brings less',
      trades(),
      [balance(weth, 40n), balance(usdc, 139n)],
      {},
      'Asks the unknown contract contract to swap 0.00000000000000006 WETH for at least 0.00004 USDC, which goes to your account. In the simulation, you pay 0.00000000000000006 WETH and receive 0.000039 USDC.',
    ],
    [
      'a trade that brings nothing',
      trades(),
      [balance(weth, 40n)],
      {},
      'Asks the unknown contract contract to swap 0.00000000000000006 WETH for at least 0.00004 USDC, which goes to your account. In the simulation, you lose 0.00000000000000006 WETH.',
    ],
    [
      'a trade that takes nothing',
      trades(),
      [balance(usdc, 140n)],
      {},
      'Asks the unknown contract contract to swap 0.00000000000000006 WETH for at least 0.00004 USDC, which goes to your account. In the simulation, you receive 0.00004 USDC.',
    ],
    [
      'a trade for another',
      trades(friend),
      [balance(weth, 40n)],
      {},
      'You swap 0.00000000000000006 WETH for at least 0.00004 USDC, which goes to another account, friend',
    ],
    [
      'a trade for another who gets it',
      trades(friend),
      [balance(weth, 40n), balance(usdc, 140n, friend)],
      {},
      'You swap 0.00000000000000006 WETH for at least 0.00004 USDC, which goes to another account, friend',
    ],
    [
      'currency for a token',
      buys,
      [balance(undefined, 40n), balance(usdc, 140n)],
      {},
      'You swap 0.00000000000000006 ETH for at least 0.00004 USDC',
    ],
    [
      'a token for currency',
      sells,
      [balance(usdc, 40n), balance(undefined, 140n)],
      {},
      'You swap 0.00006 USDC for at least 0.00000000000000004 ETH',
    ],
    [
      'a token for currency, of which the fee takes more',
      sells,
      [balance(usdc, 40n), balance(undefined, 101n)],
      {},
      'You swap 0.00006 USDC for at least 0.00000000000000004 ETH',
    ],
    [
      'a token for currency that does not come',
      sells,
      [balance(usdc, 40n), balance(undefined, 100n)],
      {},
      'Asks the unknown contract contract to swap 0.00006 USDC for at least 0.00000000000000004 ETH, which goes to your account. In the simulation, you lose 0.00006 USDC.',
    ],
    [
      'currency that is wrapped',
      wraps,
      [balance(undefined, 40n), balance(weth, 160n)],
      {},
      'You wrap 0.00000000000000006 ETH',
    ],
    [
      'currency that is not',
      wraps,
      [balance(undefined, 40n)],
      {},
      'Asks WETH to wrap 0.00000000000000006 ETH. In the simulation, you lose 0.00000000000000006 ETH.',
    ],
    [
      'currency that is unwrapped',
      unwraps,
      [balance(weth, 40n), balance(undefined, 160n)],
      {},
      'You unwrap 0.00000000000000006 WETH',
    ],
    [
      'currency that does not come',
      unwraps,
      [balance(weth, 40n)],
      {},
      'Asks WETH to unwrap 0.00000000000000006 WETH. In the simulation, you lose 0.00000000000000006 WETH.',
    ],
    [
      'a call that would fail',
      pays,
      [balance(usdc, 40n)],
      { status: 'revert' },
      'The request would fail: it asks USDC to send 0.00006 USDC to friend',
    ],
  ])('%s', (_, body, lines, more, says) => expect(simulated(body, lines, more)).toBe(says));
});

describe('what the simulation shows beside it', () => {
  const calls = dataOf('multicall(bytes[] data)', [[]]);
  it.each<[what: string, body: Body, lines: Lines, more: Partial<Effects>, says: string]>([
    [
      'a loss',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 40n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you lose 0.00006 USDC.',
    ],
    [
      'a gain',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 160n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you receive 0.00006 USDC.',
    ],
    [
      'a trade',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 40n), balance(weth, 160n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you pay 0.00006 USDC and receive 0.00000000000000006 WETH.',
    ],
    [
      'two for one',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 40n), balance(weth, 40n), balance(undefined, 160n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you pay 0.00006 USDC and 0.00000000000000006 WETH and receive 0.00000000000000006 ETH.',
    ],
    [
      'one for two',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 40n), balance(weth, 160n), balance(undefined, 160n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you pay 0.00006 USDC and receive 0.00000000000000006 WETH and 0.00000000000000006 ETH.',
    ],
    [
      'four changes',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 40n), balance(weth, 160n), balance(undefined, 160n), balance(friend, 40n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you lose 0.00006 USDC. You lose 60 base units of friend. You receive 0.00000000000000006 WETH. 1 more balance changes.',
    ],
    [
      'five changes',
      transaction(contract, '0x3f1a77c2'),
      [
        balance(usdc, 40n),
        balance(weth, 40n),
        balance(undefined, 40n),
        balance(friend, 40n),
        balance(key, 40n),
      ],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you lose 0.00006 USDC. You lose 0.00000000000000006 WETH. You lose 0.00000000000000006 ETH. 2 more balances change.',
    ],
    [
      'an item',
      transaction(contract, '0x3f1a77c2'),
      [item(7n, 'me', '')],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you lose Apes #7.',
    ],
    [
      'an item for currency',
      transaction(contract, '0x3f1a77c2'),
      [item(7n, 'me', ''), balance(undefined, 160n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, you give Apes #7 and receive 0.00000000000000006 ETH.',
    ],
    [
      'a fee alone',
      transaction(contract, '0x3f1a77c2'),
      [{ ...balance(undefined, 40n), what: 'fee' }],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, your balances and the permissions that were checked stay the same.',
    ],
    [
      'an allowance alone',
      transaction(contract, '0x3f1a77c2'),
      [allowance(usdc, key, 5n)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract',
    ],
    [
      'nothing',
      transaction(contract, '0x3f1a77c2'),
      [],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, your balances and the permissions that were checked stay the same.',
    ],
    [
      'nothing, of what was not all looked at',
      transaction(contract, '0x3f1a77c2'),
      [],
      { notLookedAt: [{ is: 'reads', count: 2 }] },
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract',
    ],
    [
      'nothing, where a permission is asked for',
      allows,
      [],
      {},
      'Asks USDC to let a person’s account (key) spend up to 0.000005 USDC',
    ],
    [
      'nothing of a multicall',
      transaction(contract, calls),
      [],
      {},
      'You ask the unknown contract contract to execute calls (multicall). In the simulation, your balances and the permissions that were checked stay the same.',
    ],
    [
      'what leaves beyond a payment',
      pays,
      [balance(usdc, 40n), balance(weth, 40n)],
      {},
      'You send 0.00006 USDC to friend. In the simulation, you lose 0.00000000000000006 WETH.',
    ],
    [
      'what another loses',
      transaction(contract, '0x3f1a77c2'),
      [balance(usdc, 40n, friend)],
      {},
      'Calls the unknown function 0x3f1a77c2 on the unknown contract contract. In the simulation, your balances and the permissions that were checked stay the same.',
    ],
  ])('%s', (_, body, lines, more, says) => expect(simulated(body, lines, more)).toBe(says));
});

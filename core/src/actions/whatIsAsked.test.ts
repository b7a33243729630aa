import { getAddress, maxUint256, pad } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  permit,
  safe,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../check/testing/views.ts';
import { unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';

const zero = '0x0000000000000000000000000000000000000000';
const v2 = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');
const cctp = getAddress('0xbd3fa81b58ba92a82136038b25adec7066af3155');
const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const transfer = 'transfer(address to, uint256 amount)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const swapEth = 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const soon = 1_800_000_600n;
const aggregate = 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)';
const deposit = 'deposit(uint256 assets, address receiver)';
const batch = (...calls: readonly (readonly [`0x${string}`, `0x${string}`, bigint?])[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: calls.map(([to, data, value = 0n]) => ({ to, data, value })),
});

/** What is asked for, and each rule that warns of it by the request alone, by name (`!` before what stops). */
const table: readonly (readonly [what: string, body: Body, warns: string])[] = [
  ['coins to a friend', transaction(friend, '0x', 5n), ''],
  ['coins to nobody', transaction(zero, '0x', 5n), 'transfers.lost'],
  ['coins to the wrapped one', transaction(weth, '0x', 5n), ''],
  ['a token to a friend', call(usdc, transfer, [friend, 5n]), ''],
  ['a token to itself', call(usdc, transfer, [usdc, 5n]), 'transfers.lost'],
  ['a token to nobody', call(usdc, transfer, [zero, 5n]), 'transfers.lost'],
  ['a token to me', call(usdc, transfer, [me, 5n]), ''],
  [
    'from me to a friend',
    call(usdc, 'transferFrom(address from, address to, uint256 amount)', [me, friend, 5n]),
    '',
  ],
  [
    'from a friend to me',
    call(usdc, 'transferFrom(address from, address to, uint256 amount)', [friend, me, 5n]),
    '',
  ],
  [
    'from a friend to a key',
    call(usdc, 'transferFrom(address from, address to, uint256 amount)', [friend, key, 5n]),
    '',
  ],
  [
    'allows a key',
    call(usdc, 'approve(address spender, uint256 amount)', [key, 5n]),
    '!approvals.plainAccount',
  ],
  ['allows a contract', call(usdc, 'approve(address spender, uint256 amount)', [v2, 5n]), ''],
  [
    'allows a contract all',
    call(usdc, 'approve(address spender, uint256 amount)', [v2, maxUint256]),
    'approvals.noLimit',
  ],
  [
    'allows the token',
    call(usdc, 'approve(address spender, uint256 amount)', [usdc, 5n]),
    'approvals.toToken',
  ],
  ['takes back', call(usdc, 'approve(address spender, uint256 amount)', [key, 0n]), ''],
  ['takes back all', call(usdc, 'setApprovalForAll(address operator, bool approved)', [key, false]), ''],
  [
    'all items to a key',
    call(usdc, 'setApprovalForAll(address operator, bool approved)', [key, true]),
    '!approvals.plainAccount approvals.operator',
  ],
  [
    'all items to a contract',
    call(usdc, 'setApprovalForAll(address operator, bool approved)', [v2, true]),
    'approvals.operator',
  ],
  [
    'more to a key',
    call(usdc, 'increaseAllowance(address spender, uint256 addedValue)', [key, 5n]),
    '!approvals.plainAccount',
  ],
  ['less to a key', call(usdc, 'decreaseAllowance(address spender, uint256 subtractedValue)', [key, 5n]), ''],
  [
    'Permit2 to a key',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      usdc,
      key,
      5n,
      1_800_000_600,
    ]),
    '!approvals.plainAccount',
  ],
  [
    'Permit2 to a contract',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      usdc,
      v2,
      5n,
      1_800_000_600,
    ]),
    '',
  ],
  [
    'Permit2 without end',
    call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
      usdc,
      v2,
      5n,
      281_474_976_710_655,
    ]),
    'approvals.longLived',
  ],
  [
    'an item to a friend',
    call(usdc, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, friend, 5n]),
    '',
  ],
  [
    'an item to the collection',
    call(usdc, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, usdc, 5n]),
    'transfers.lost',
  ],
  ['swap to me', call(v2, swap, [5n, 4n, [usdc, weth], me, soon]), ''],
  ['swap to a friend', call(v2, swap, [5n, 4n, [usdc, weth], friend, soon]), 'transfers.outputElsewhere'],
  ['swap to the router', call(v2, swap, [5n, 4n, [usdc, weth], v2, soon]), 'transfers.leftThere'],
  [
    'swap to nobody',
    call(v2, swap, [5n, 4n, [usdc, weth], zero, soon]),
    'transfers.lost transfers.outputElsewhere',
  ],
  ['swap without minimum', call(v2, swap, [5n, 0n, [usdc, weth], me, soon]), 'transfers.noMinimum'],
  ['swap into a stranger', call(v2, swap, [5n, 4n, [usdc, key], me, soon]), 'account.elsewhere'],
  ['swap coins', call(v2, swapEth, [4n, [weth, usdc], me, soon], 5n), ''],
  [
    'swap coins to a friend',
    call(v2, swapEth, [4n, [weth, usdc], friend, soon], 5n),
    'transfers.outputElsewhere',
  ],
  [
    'supply',
    call(aave, 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
      usdc,
      5n,
      me,
      0,
    ]),
    '',
  ],
  [
    'supply for a friend',
    call(aave, 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)', [
      usdc,
      5n,
      friend,
      0,
    ]),
    'transfers.outputElsewhere',
  ],
  [
    'withdraw to a friend',
    call(aave, 'withdraw(address asset, uint256 amount, address to)', [usdc, 5n, friend]),
    'account.weaker transfers.outputElsewhere',
  ],
  [
    'borrow for a friend',
    call(
      aave,
      'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      [usdc, 5n, 2n, 0, friend],
    ),
    'account.elsewhere',
  ],
  ['vault to a friend', call(contract, deposit, [5n, friend]), 'transfers.outputElsewhere'],
  [
    'bridge to me',
    call(
      cctp,
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      [5n, 6, pad(me), usdc],
    ),
    '',
  ],
  [
    'bridge to a key',
    call(
      cctp,
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      [5n, 6, pad(key), usdc],
    ),
    'transfers.acrossNetworks transfers.outputElsewhere',
  ],
  [
    'multicall of a transfer',
    call(multicall3, aggregate, [
      [{ target: usdc, allowFailure: false, callData: dataOf(transfer, [key, 5n]) }],
    ]),
    'outcome.asItself',
  ],
  [
    'multicall of an approval',
    call(multicall3, aggregate, [
      [
        {
          target: usdc,
          allowFailure: false,
          callData: dataOf('approve(address spender, uint256 amount)', [key, 5n]),
        },
      ],
    ]),
    'outcome.asItself',
  ],
  [
    'multicall of a transferFrom',
    call(multicall3, aggregate, [
      [
        {
          target: usdc,
          allowFailure: false,
          callData: dataOf('transferFrom(address from, address to, uint256 amount)', [me, key, 5n]),
        },
      ],
    ]),
    'approvals.openContract',
  ],
  [
    'batch: approve and swap',
    batch(
      [usdc, dataOf('approve(address spender, uint256 amount)', [v2, 5n])],
      [v2, dataOf(swap, [5n, 4n, [usdc, weth], me, soon])],
    ),
    '',
  ],
  [
    'batch: approve more and swap',
    batch(
      [usdc, dataOf('approve(address spender, uint256 amount)', [v2, 50n])],
      [v2, dataOf(swap, [5n, 4n, [usdc, weth], me, soon])],
    ),
    '',
  ],
  [
    'batch: approve a key and swap',
    batch(
      [usdc, dataOf('approve(address spender, uint256 amount)', [key, 5n])],
      [v2, dataOf(swap, [5n, 4n, [usdc, weth], me, soon])],
    ),
    '!approvals.plainAccount',
  ],
  ['new owner', call(contract, 'transferOwnership(address newOwner)', [key]), 'power.givenAway'],
  ['no owner', call(contract, 'renounceOwnership()', []), 'power.givenAway'],
  [
    'new code',
    call(contract, 'upgradeTo(address newImplementation)', [key]),
    '!power.emptyCode power.codeReplaced',
  ],
  [
    'role',
    call(contract, 'grantRole(bytes32 role, address account)', [`0x${'00'.repeat(32)}`, key]),
    'power.givenAway',
  ],
  [
    'module of a Safe',
    call(safe, 'enableModule(address module)', [key], 0n, safe),
    '!power.emptyCode power.control',
  ],
  ['guard off', call(safe, 'setGuard(address guard)', [zero], 0n, safe), 'power.control'],
  ['permit to a key', permit(key, 5n), '!signatures.plainAccount signatures.longLived'],
  ['permit to a contract', permit(v2, 5n), 'signatures.longLived'],
  ['permit to a contract, all', permit(v2, maxUint256), 'signatures.longLived signatures.noLimit'],
  ['permit of nothing', permit(key, 0n), ''],
];

/** What warns of a request where no node is there: nothing but what it asks for is known. */
function warnsOf(body: Body): string {
  const known = [v2, aave, permit2, cctp, multicall3, safe].map((it) => [it, 'contract'] as const);
  const view = viewOf(body, {
    codes: { ...Object.fromEntries(known), [zero]: 'none' },
    effects: unknown('offline', 'node.test'),
    simulate: 'failed',
  });
  const fired = check(view).flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note'
      ? [it.severity === 'stop' ? `!${it.rule}` : it.rule]
      : [],
  );
  return [...new Set(fired)].toSorted().join(' ');
}

describe('what a request asks for', () => {
  it.each(table)('%s', (_, body, warns) => {
    expect(warnsOf(body)).toBe(warns);
  });

  const alone = table.flatMap(([what, body, warns]) =>
    body.kind === 'transaction' && body.from === me ? [[what, body, warns] as const] : [],
  );

  it.each(alone)('is the same in a batch of the wallet: %s', (_, { call: only }, warns) => {
    const one = { to: usdc, value: 0n, data: dataOf(transfer, [friend, 1n]) };
    expect(warnsOf({ kind: 'calls', chainId: 1, from: me, atomic: true, calls: [only] })).toBe(warns);
    expect(warnsOf({ kind: 'calls', chainId: 1, from: me, atomic: true, calls: [one, only] })).toBe(warns);
  });
});

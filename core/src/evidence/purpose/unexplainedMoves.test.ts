import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { told } from '../../check/testing/answers.ts';
import { contract, dataOf, effectsOf, friend, key, me, usdc, weth } from '../../check/testing/views.ts';
import { abiOf } from '../../check/account/testing/views.ts';
import type { Effects, Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';

const vault = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const items = getAddress('0x70cea000000000000000000000000000000000aa');
const comet = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
const unsure = 'harvestAll(uint256 amount)';

type Call = readonly [to: Address, data: Hex];
const harvest: Call = [vault, dataOf(unsure, [7n])];
const item = (id: bigint, address = items): Asset => ({ kind: 'nft', chainId: 1, address, id });
const token: Asset = { kind: 'token', chainId: 1, address: usdc };
const move = (from: Address, to: Address, asset: Asset, amount = 1n): Move => ({
  from,
  to,
  asset,
  amount,
  basis: 'read',
});

/** Who is said to be paid without a step that says so, by the place of the move. */
function paid(
  calls: readonly Call[],
  moves: readonly Move[],
  more: Partial<Effects> = {},
): readonly string[] {
  const body: Body = {
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: calls.map(([to, data]) => ({ to, data, value: 0n })),
  };
  const sample = {
    codes: { [vault]: 'contract', [items]: 'contract', [comet]: 'contract' },
    abis: [abiOf(vault, unsure)],
    effects: known({ ...effectsOf([]), records: known([]), moves, ...more }),
  } as const;
  return told('account.move', body, sample).flatMap((it) =>
    it.startsWith('caution') ? (/to (move\.\d+)\.to/.exec(it)?.[1] ?? it) : [],
  );
}

describe('an item that a request sends', () => {
  const send = (to: Address, id = 7n): Call => [
    items,
    dataOf('safeTransferFrom(address from, address to, uint256 tokenId)', [me, to, id]),
  ];

  it('is a Caution where the simulation shows another to get it', () => {
    expect(paid([send(friend)], [move(me, key, item(7n))])).toEqual(['move.0']);
    expect(paid([send(friend)], [move(me, friend, item(7n))])).toEqual([]);
  });

  it('is explained where several of a kind go to whom the call names, and not where more go', () => {
    const batch: Call = [
      items,
      dataOf(
        'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
        [me, friend, [7n], [1n], '0x'],
      ),
    ];
    const some: Call = [
      items,
      dataOf('safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)', [
        me,
        friend,
        7n,
        5n,
        '0x',
      ]),
    ];
    expect(paid([harvest, batch], [move(me, friend, item(7n))])).toEqual([]);
    expect(paid([harvest, batch], [move(me, friend, item(7n), 2n)])).toEqual(['move.0']);
    expect(paid([harvest, some], [move(me, friend, item(7n), 5n)])).toEqual([]);
    expect(paid([harvest, some], [move(me, friend, item(7n), 6n)])).toEqual(['move.0']);
  });

  it('is not explained by a trade that names its collection as a token', () => {
    const sell: Call = [
      contract,
      dataOf(
        'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [1n, 1n, [items, weth], me, 4_000_000_000n],
      ),
    ];
    expect(paid([harvest, sell], [move(me, key, item(7n))])).toEqual(['move.0']);
    expect(paid([harvest, sell], [move(me, key, { ...token, address: items })])).toEqual([]);
  });
});

describe('what a market pays out', () => {
  const withdrawTo = (to: Address): Call => [
    comet,
    dataOf('withdrawTo(address to, address asset, uint256 amount)', [to, usdc, 100n]),
  ];

  it('is a Caution where it goes to someone whom the call does not name, and is said of the call where it does', () => {
    expect(paid([withdrawTo(me)], [move(comet, key, token, 100n)])).toEqual(['move.0']);
    expect(paid([withdrawTo(key)], [move(comet, key, token, 100n)])).toEqual([]);
  });
});

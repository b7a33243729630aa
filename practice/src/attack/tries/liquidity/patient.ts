import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  maxUint256,
  pad,
  parseAbiParameters,
} from 'viem';
import { rpc } from '../../../rpc.ts';
import { call } from '../../../truth/sky.ts';
import { ask, me, usdc, weth, zero } from '../ground.ts';
import { key, one, pull, free, prepare } from '../kits/patient.ts';
import { K, E18, soon, at } from '../oneCall.ts';
import { v4, pool, dead, balancer3, balancer, comet } from '../addresses.ts';
import type { Group } from '../table.ts';

const modify = 'function modifyLiquidities(bytes unlockData, uint256 deadline) payable';

const keyType = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)';

const plan = (actions: readonly (readonly [Hex, Hex])[]): Hex =>
  encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
    concat(actions.map(([it]) => it)),
    actions.map(([, it]) => it),
  ]);

const abi = (types: string, ...values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);

const burned = (min: bigint) =>
  ['0x03', abi('uint256, uint128, uint128, bytes', 51n, min, min, '0x')] as const;

const v4Tries = [
  one(
    'Uniswap v4: a position is burned, and all that comes is given up',
    'CLEAR_OR_TAKE leaves in the pool manager whatever is less than the amount that it names: all.',
    v4,
    modify,
    [
      plan([
        burned(E18),
        ['0x13', abi('address, uint256', usdc, maxUint256)],
        ['0x13', abi('address, uint256', weth, maxUint256)],
      ]),
      soon,
    ],
    { item: 51n },
  ),
  one(
    'Uniswap v4: liquidity is taken out, and all that comes is given up',
    'The same with DECREASE_LIQUIDITY and honest minima.',
    v4,
    modify,
    [
      plan([
        ['0x01', abi('uint256, uint256, uint128, uint128, bytes', 51n, 10n ** 12n, K, E18, '0x')],
        ['0x13', abi('address, uint256', usdc, 2n ** 127n)],
        ['0x13', abi('address, uint256', weth, 2n ** 127n)],
      ]),
      soon,
    ],
    { item: 51n },
  ),
  one(
    'Uniswap v4: a position is burned to the manager itself',
    'It stays there, and anybody sweeps it.',
    v4,
    modify,
    [
      plan([burned(E18), ['0x11', abi('address, address, address', usdc, weth, pad('0x02', { size: 20 }))]]),
      soon,
    ],
    { item: 51n },
  ),
  one(
    'Uniswap v4: liquidity in a pool with a hook of the thief',
    'The hook takes all that is taken out later.',
    v4,
    modify,
    [
      plan([
        [
          '0x02',
          abi(
            `${keyType}, int24, int24, uint256, uint128, uint128, address, bytes`,
            key(at('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5cffff')),
            -887220,
            887220,
            10n ** 12n,
            K,
            E18 / 3n,
            me,
            '0x',
          ),
        ],
        ['0x0d', abi('address, address', usdc, weth)],
      ]),
      soon,
    ],
    {
      ops: [pull, { kind: 0, token: weth, who: pool, amount: E18 / 3n }, { kind: 3, amount: 52n }],
      allowed: [usdc, weth],
      item: 51n,
    },
  ),
  one(
    'Uniswap v4: a position is burned to nobody',
    'TAKE_PAIR pays the address that nobody has.',
    v4,
    modify,
    [plan([burned(E18), ['0x11', abi('address, address, address', usdc, weth, dead)]]), soon],
    { item: 51n },
  ),
];

const numbers = [
  one(
    'Balancer v3: beside a wrapped token of the thief',
    'He sells his own into it for all the dollars.',
    balancer3,
    'function addLiquidityToBuffer(address wrappedToken, uint256 maxAmountUnderlyingIn, uint256 maxAmountWrappedIn, uint256 exactSharesToIssue) returns (uint256, uint256)',
    (e) => [e.junk, K, 0n, K],
    { ops: [pull] },
  ),
];

const later = [
  free(
    'Flying Tulip: what is taken out of a put gives up what was paid for it',
    'The tokens come, and the right to have the 1,000 dollars back is gone.',
    async (e) => {
      const puts = at('0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa');
      const text = 'function withdrawFT(uint256 id, uint256 amount)';
      await prepare(e, puts, text, {
        ops: [{ kind: 1, token: e.junk, amount: 10_000n * E18 }],
        allowed: [],
        item: 9n,
      });
      await e.send(me, e.junk, call('function mint(address,uint256)', puts, 10_000n * E18));
      return e.read(ask(1, puts, call(text, 9n, 10_000n * E18)), { abis: { [puts]: [text] } });
    },
  ),
  one(
    'Uniswap v4: coins wrapped, and left there',
    'Anybody sweeps them.',
    v4,
    modify,
    [plan([['0x15', abi('uint256', 5n * E18)]]), soon],
    { value: 5n * E18, item: 51n },
  ),
  free(
    'Uniswap v4: from what was paid in, into a pool with a hook of the thief',
    'The hook takes all that is taken out later.',
    async (e) => {
      const hook = at('0x5712a96e5b1c7d3e8f0a4b6c9d2e7f1a3b5cffff');
      await rpc(e.url, 'anvil_setCode', [hook, '0x6001']);
      e.published(hook);
      await prepare(e, v4, modify, {
        ops: [pull, { kind: 0, token: weth, who: pool, amount: E18 / 3n }, { kind: 3, amount: 53n }],
        allowed: [usdc, weth],
        item: 51n,
      });
      return e.read(
        ask(
          1,
          v4,
          call(
            modify,
            plan([
              ['0x0b', abi('address, uint256, bool', usdc, K, true)],
              ['0x0b', abi('address, uint256, bool', weth, E18 / 3n, true)],
              [
                '0x05',
                abi(
                  `${keyType}, int24, int24, uint128, uint128, address, bytes`,
                  key(hook),
                  -887220,
                  887220,
                  K,
                  E18 / 3n,
                  me,
                  '0x',
                ),
              ],
            ]),
            soon,
          ),
        ),
      );
    },
  ),
  free(
    'Uniswap v4: from what was paid in, into a pool of dollars and junk',
    'He sells his junk into it for all the dollars.',
    async (e) => {
      await prepare(e, v4, modify, { ops: [pull, { kind: 3, amount: 54n }], item: 51n });
      return e.read(
        ask(
          1,
          v4,
          call(
            modify,
            plan([
              ['0x0b', abi('address, uint256, bool', usdc, K, true)],
              [
                '0x05',
                abi(
                  `${keyType}, int24, int24, uint128, uint128, address, bytes`,
                  { ...key(zero), currency1: e.junk },
                  -887220,
                  887220,
                  K,
                  E18,
                  me,
                  '0x',
                ),
              ],
            ]),
            soon,
          ),
        ),
      );
    },
  ),
];

const more = [
  one(
    'Balancer: out of a pool into what is kept there, for one unit each',
    'Nothing comes here that the least could be held against: the pool is tilted before.',
    balancer,
    'function exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
    [
      '0x5c6ee304399dbdb9c8ef030ab642b10820db8f56000200000000000000000014',
      me,
      me,
      {
        assets: [usdc, weth],
        minAmountsOut: [1n, 1n],
        userData: abi('uint256, uint256, uint256', 0n, E18, 0n),
        toInternalBalance: true,
      },
    ],
  ),
];

const minted = (hooks: Address, second: Address, lower: number, upper: number, max1: bigint) =>
  [
    '0x02',
    abi(
      `${keyType}, int24, int24, uint256, uint128, uint128, address, bytes`,
      { ...key(hooks), currency1: second },
      lower,
      upper,
      10n ** 12n,
      K,
      max1,
      me,
      '0x',
    ),
  ] as const;

const last = [
  one(
    'Uniswap v4: dollars for nothing, by a range',
    'A range far off the price sells 1,000 dollars for a hair of a coin: the next arbitrage takes them.',
    v4,
    modify,
    [plan([minted(zero, weth, 100_020, 100_200, 0n), ['0x0d', abi('address, address', usdc, weth)]]), soon],
    { ops: [pull, { kind: 3, amount: 55n }], item: 51n },
  ),
  one(
    'Uniswap v4: dollars for nothing, by a range, from what was paid in',
    'The same from what was paid in before.',
    v4,
    modify,
    [
      plan([
        ['0x0b', abi('address, uint256, bool', usdc, K, true)],
        [
          '0x05',
          abi(
            `${keyType}, int24, int24, uint128, uint128, address, bytes`,
            key(zero),
            100_020,
            100_200,
            K,
            0n,
            me,
            '0x',
          ),
        ],
      ]),
      soon,
    ],
    { ops: [pull, { kind: 3, amount: 56n }], item: 51n },
  ),
  one(
    'Uniswap v4: from what was paid in, into a position that the thief gave the user',
    'Its pool is of dollars and junk, with a hook of his.',
    v4,
    modify,
    [
      plan([
        ['0x0b', abi('address, uint256, bool', usdc, K, true)],
        ['0x04', abi('uint256, uint128, uint128, bytes', 57n, K, K, '0x')],
      ]),
      soon,
    ],
    { ops: [pull], item: 57n },
  ),
  one(
    'Uniswap v4: liquidity is taken out to the manager itself',
    'It stays there, and anybody sweeps it.',
    v4,
    modify,
    [
      plan([
        ['0x01', abi('uint256, uint256, uint128, uint128, bytes', 51n, 10n ** 12n, K, E18 / 3n, '0x')],
        ['0x0e', abi('address, address, uint256', usdc, pad('0x02', { size: 20 }), 0n)],
        ['0x0e', abi('address, address, uint256', weth, pad('0x02', { size: 20 }), 0n)],
      ]),
      soon,
    ],
    { item: 51n, ops: [{ kind: 1, token: usdc, who: v4, amount: K }], keeps: [usdc] },
  ),
  one(
    'Compound v3: rewards for nobody',
    'What was earned goes to the address that nobody has.',
    at('0x1b0e765f6224c21223aea2af16c1c46e38885a40'),
    'function claimTo(address comet, address src, address to, bool shouldAccrue)',
    [comet, me, dead, true],
    { ops: [{ kind: 1, token: usdc, who: dead, amount: K }], keeps: [usdc] },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...v4Tries, ...numbers, ...later, ...more, ...last],
};

import { type Address, encodeAbiParameters, parseAbiParameters, parseEther, parseUnits } from 'viem';
import { call } from '../truth/sky.ts';
import type { Call, Ground } from './ground.ts';

/** What people do every day, as calls of one account. */
export type Habit = Readonly<{ id: string; calls: (ground: Ground, who: Address) => readonly Call[] }>;

const transfer = 'function transfer(address to, uint256 value)';
const approve = 'function approve(address spender, uint256 value)';
const allowPermit2 = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
const swap =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const execute = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';

const amount = parseUnits('100', 6);
/** The pair gives about 0.0331 WETH for it. */
const least = parseEther('0.0325');

const one = (to: Address, data: `0x${string}`, value = 0n): readonly Call[] => [{ to, data, value }];

export const habits: readonly Habit[] = [
  {
    id: 'pay a friend in tokens',
    calls: ({ at, friend }) => one(at.practiceDollar, call(transfer, friend, amount)),
  },
  { id: 'pay a friend in coins', calls: ({ friend }) => one(friend, '0x', parseEther('0.01')) },
  {
    id: 'allow a router what a swap needs',
    calls: ({ at }) => one(at.practiceDollar, call(approve, at.router, amount)),
  },
  { id: 'take an allowance back', calls: ({ at }) => one(at.practiceDollar, call(approve, at.router, 0n)) },
  { id: 'allow Permit2', calls: ({ at }) => one(at.practiceDollar, call(approve, at.permit2, amount)) },
  {
    id: 'allow a router at Permit2',
    calls: ({ at, now }) =>
      one(at.permit2, call(allowPermit2, at.practiceDollar, at.universalRouter, amount, Number(now) + 1_800)),
  },
  {
    id: 'wrap coins',
    calls: ({ at }) => one(at.weth9, call('function deposit() payable'), parseEther('0.01')),
  },
  {
    id: 'swap',
    calls: ({ at, now }, who) =>
      one(at.router, call(swap, amount, least, [at.practiceDollar, at.weth9], who, now + 1_200n)),
  },
  {
    id: 'swap coins for tokens',
    calls: ({ at, now }, who) =>
      one(
        at.router,
        call(
          'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
          parseUnits('28', 6),
          [at.weth9, at.practiceDollar],
          who,
          now + 1_200n,
        ),
        parseEther('0.01'),
      ),
  },
  {
    id: 'swap by a plan',
    calls: ({ at, now }) => {
      const input = encodeAbiParameters(
        parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'),
        [
          '0x0000000000000000000000000000000000000001',
          amount,
          least,
          [at.practiceDollar, at.weth9],
          true,
          [],
        ],
      );
      return one(at.universalRouter, call(execute, '0x08', [input], now + 1_200n));
    },
  },
  {
    id: 'allow and swap',
    calls: ({ at, now }, who) => [
      ...one(at.practiceDollar, call(approve, at.router, amount)),
      ...one(at.router, call(swap, amount, least, [at.practiceDollar, at.weth9], who, now + 1_200n)),
    ],
  },
];

import { type Address, parseEther, parseUnits } from 'viem';
import { call } from '../truth/sky.ts';
import type { Call, Ground } from './ground.ts';
import { allowPermit2, amount, approve, caller, one, routed, swapped, transfer } from './moves.ts';

/** What people do every day, as calls of one account. */
export type Habit = Readonly<{ id: string; calls: (ground: Ground, who: Address) => readonly Call[] }>;

/** The pair gives about 0.0331 WETH for it. */
const least = parseEther('0.0325');

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
    id: 'wrap coins and pay a friend with them',
    calls: ({ at, friend }) => [
      ...one(at.weth9, call('function deposit() payable'), parseEther('0.01')),
      ...one(at.weth9, call(transfer, friend, parseEther('0.01'))),
    ],
  },
  {
    id: 'swap',
    calls: (ground, who) => swapped(ground, who, least),
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
    calls: (ground) => routed(ground, caller, least),
  },
  {
    id: 'ask many things at once',
    calls: ({ at, friend }) => {
      const held = call('function balanceOf(address account)', friend);
      const asked = [
        { target: at.practiceDollar, allowFailure: true, callData: held },
        { target: at.weth9, allowFailure: false, callData: held },
        { target: at.practiceDollar, allowFailure: false, callData: call('function totalSupply()') },
      ];
      const aggregate =
        'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable';
      return one(at.multicall3, call(aggregate, asked));
    },
  },
  {
    id: 'allow and swap',
    calls: (ground, who) => [
      ...one(ground.at.practiceDollar, call(approve, ground.at.router, amount)),
      ...swapped(ground, who, least),
    ],
  },
  {
    id: 'wrap, allow and swap',
    calls: ({ at, now }, who) => {
      const [wrapped, deadline] = [parseEther('0.01'), now + 1_200n];
      const swap =
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
      const path = [at.weth9, at.practiceDollar];
      return [
        ...one(at.weth9, call('function deposit() payable'), wrapped),
        ...one(at.weth9, call(approve, at.router, wrapped)),
        ...one(at.router, call(swap, wrapped, parseUnits('28', 6), path, who, deadline)),
      ];
    },
  },
];

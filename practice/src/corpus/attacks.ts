import {
  type Address,
  encodeAbiParameters,
  maxUint160,
  maxUint256,
  parseAbiParameters,
  parseEther,
  zeroAddress,
} from 'viem';
import type { Verdict } from '@readback/core/model/readback.ts';
import { call } from '../truth/sky.ts';
import type { Call, Ground } from './ground.ts';
import {
  allowPermit2,
  amount,
  approve,
  caller,
  execute,
  one,
  routed,
  swapInput,
  swapped,
  transfer,
} from './moves.ts';

/** A trick as calls of one account, and the least that must be said of it, however it is wrapped. */
export type Attack = Readonly<{
  id: string;
  /** The verdict without a wrapping, with all sources on; no wrapping may make it milder. */
  expected: Extract<Verdict, 'stop' | 'caution'>;
  calls: (ground: Ground, who: Address) => readonly Call[];
}>;

const operator = 'function setApprovalForAll(address operator, bool approved)';

/** The pair gives about 0.033 WETH for it. */
const least = parseEther('0.032');

/** The same in a plan that is in a plan. */
function planned(ground: Ground, least: bigint): readonly Call[] {
  const { at, now } = ground;
  const plan = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [
    '0x08',
    [swapInput(ground, caller, least)],
  ]);
  return one(at.universalRouter, call(execute, '0x21', [plan], now + 1200n));
}

/** Tricks that any account can be made to play: each moves or gives away what is the account's. */
export const attacks: readonly Attack[] = [
  {
    id: 'unlimited-to-stranger',
    expected: 'stop',
    calls: ({ at }) => one(at.practiceDollar, call(approve, at.stranger, maxUint256)),
  },
  {
    id: 'some-to-stranger',
    expected: 'stop',
    calls: ({ at }) => one(at.practiceDollar, call(approve, at.stranger, amount)),
  },
  {
    id: 'unlimited-to-new-contract',
    expected: 'stop',
    calls: ({ at }) => one(at.practiceDollar, call(approve, at.trap, maxUint256)),
  },
  {
    id: 'some-to-new-contract',
    expected: 'caution',
    calls: ({ at }) => one(at.practiceDollar, call(approve, at.trap, amount)),
  },
  {
    id: 'permit2-to-stranger',
    expected: 'stop',
    calls: ({ at, now }) =>
      one(at.permit2, call(allowPermit2, at.practiceDollar, at.stranger, maxUint160, Number(now) + 3_600)),
  },
  {
    id: 'collection-to-stranger',
    expected: 'stop',
    calls: ({ at }) => one(at.practicePass, call(operator, at.stranger, true)),
  },
  {
    id: 'collection-to-new-contract',
    expected: 'caution',
    calls: ({ at }) => one(at.practicePass, call(operator, at.trap, true)),
  },
  {
    id: 'all-to-stranger',
    expected: 'caution',
    calls: (ground, who) =>
      one(ground.at.practiceDollar, call(transfer, ground.at.stranger, ground.holds(who))),
  },
  {
    id: 'to-look-alike',
    expected: 'caution',
    calls: ({ at, lookAlike }) => one(at.practiceDollar, call(transfer, lookAlike, amount)),
  },
  {
    id: 'to-the-token-itself',
    expected: 'caution',
    calls: ({ at }) => one(at.practiceDollar, call(transfer, at.practiceDollar, amount)),
  },
  {
    id: 'burnt',
    expected: 'caution',
    calls: ({ at }) =>
      one(at.practiceDollar, call(transfer, '0x000000000000000000000000000000000000dEaD', amount)),
  },
  {
    id: 'swap-without-least',
    expected: 'caution',
    calls: (ground, who) => swapped(ground, who, 0n),
  },
  {
    id: 'swap-to-stranger',
    expected: 'caution',
    calls: (ground) => swapped(ground, ground.at.stranger, least),
  },
  {
    id: 'routed-without-least',
    expected: 'caution',
    calls: (ground) => routed(ground, caller, 0n),
  },
  {
    id: 'routed-to-stranger',
    expected: 'caution',
    calls: (ground) => routed(ground, ground.at.stranger, least),
  },
  {
    id: 'plan-in-a-plan-without-least',
    expected: 'caution',
    calls: (ground) => planned(ground, 0n),
  },
  {
    id: 'coins-into-a-new-contract',
    expected: 'caution',
    calls: ({ at }) => one(at.echo, '0x4e71d92d', parseEther('0.01')),
  },
  {
    id: 'value-left-behind',
    expected: 'caution',
    calls: ({ at }) =>
      one(
        at.multicall3,
        call('function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable', [
          { target: at.stranger, allowFailure: true, callData: '0x' },
        ]),
        parseEther('0.01'),
      ),
  },
];

/** Tricks on a Safe: what it would run, told to call itself. */
export const safeAttacks: readonly Attack[] = [
  {
    id: 'module',
    expected: 'caution',
    calls: ({ at }) => one(at.safe, call('function enableModule(address module)', at.practiceModule)),
  },
  {
    id: 'guard',
    expected: 'caution',
    calls: ({ at }) => one(at.safe, call('function setGuard(address guard)', zeroAddress)),
  },
  {
    id: 'handler',
    expected: 'caution',
    calls: ({ at }) => one(at.safe, call('function setFallbackHandler(address handler)', at.trap)),
  },
  {
    id: 'owner',
    expected: 'caution',
    calls: ({ at }) =>
      one(at.safe, call('function addOwnerWithThreshold(address owner, uint256 threshold)', at.stranger, 2n)),
  },
  {
    id: 'one-is-enough',
    expected: 'stop',
    calls: ({ at }) => one(at.safe, call('function changeThreshold(uint256 threshold)', 1n)),
  },
  {
    id: 'singleton',
    expected: 'stop',
    calls: ({ at }) => [{ to: at.trap, data: call(transfer, at.stranger, 0n), value: 0n, operation: 1 }],
  },
];

import { me, thief, usdc } from '../ground.ts';
import { at, K, one } from '../oneCall.ts';
import { control, type Group, type OnEthereum } from '../table.ts';
import { router2, flow, flowForwarder } from '../addresses.ts';
import { pull } from '../kits/protocols.ts';

const lockup = at('0x7c01aa3783577e15fd7e272443d44b92d5b21056');

const stream = {
  sender: me,
  recipient: thief,
  depositAmount: K,
  token: usdc,
  cancelable: false,
  transferable: true,
  timestamps: { start: 1, end: 2 },
  shape: '',
};

const positions: readonly OnEthereum[] = [
  one(
    'Sablier Flow: into another’s stream',
    'Stream 4321 pays the thief.',
    flow,
    'function depositAndPause(uint256 streamId, uint128 amount) payable',
    [4321n, K],
    { ops: [pull] },
  ),
];

const shop = at('0x3333333333333333333333333333333333333331');
const known = { book: [{ address: shop, name: 'Shop', own: false, paid: 4 }] };

const paid: readonly OnEthereum[] = [
  one(
    'Superfluid: a stream to a contact',
    'A dollar each second, for as long as nobody ends it, and no word of how much that is.',
    flowForwarder,
    'function setFlowrate(address token, address receiver, int96 flowrate)',
    [usdc, shop, 10n ** 6n],
    known,
  ),
  control(
    one(
      'Superfluid: the end of a stream to a contact',
      'to compare.',
      flowForwarder,
      'function setFlowrate(address token, address receiver, int96 flowrate)',
      [usdc, shop, 0n],
      known,
    ),
  ),
  one(
    'Superfluid: a stream to the thief',
    'Nothing moves now, and all flows out within minutes.',
    flowForwarder,
    'function setFlowrate(address token, address receiver, int96 flowrate)',
    [usdc, thief, 10n ** 12n],
  ),
  one(
    'Superfluid: a flow to the thief',
    'The same by its other name.',
    flowForwarder,
    'function createFlow(address token, address sender, address receiver, int96 flowrate, bytes userData)',
    [usdc, me, thief, 10n ** 12n, '0x'],
  ),
  one(
    'Sablier Lockup: all at once to the thief',
    'The sentence says that dollars go, and not to whom.',
    lockup,
    'function createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime) payable',
    [stream, { start: K, cliff: 0n }, 0],
    { ops: [pull] },
  ),
  one(
    'Sablier Lockup: all that is held to the thief',
    'The same with 5,000 of 5,000 dollars.',
    lockup,
    'function createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime) payable',
    [{ ...stream, depositAmount: 5n * K }, { start: 5n * K, cliff: 0n }, 0],
    { ops: [{ ...pull, amount: 5n * K }] },
  ),
  one(
    'Sablier Flow: a stream to the thief',
    'At this rate he has it in a second.',
    flow,
    'function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount) payable',
    [me, thief, 10n ** 30n, 1, usdc, true, K],
    { ops: [pull] },
  ),
  one(
    'Sablier Flow: into a stream from the thief to the thief',
    'Sender and recipient are his: he takes it back.',
    flow,
    'function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable',
    [4321n, K, thief, thief],
    { ops: [pull] },
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...positions, ...paid],
};

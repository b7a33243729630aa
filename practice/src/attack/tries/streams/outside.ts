import { call } from '../../../truth/sky.ts';
import { me, thief, usdc, zero } from '../ground.ts';
import { loud, control, type Group, type OnEthereum } from '../table.ts';
import { stands, one, now, lockup, pull } from '../kits/outside.ts';
import { cfa, flowScheduler, vesting, router2, flow, sablierBatch, multicall3, host } from '../addresses.ts';
import { K, E18, soon, at } from '../oneCall.ts';

const streams: readonly OnEthereum[] = [
  one(
    'Superfluid: who opens streams',
    'An operator opens streams from the user.',
    cfa,
    'function grantPermissions(address token, address flowOperator) returns (bool)',
    [usdc, flowScheduler],
  ),
  one(
    'Superfluid: who opens streams, the thief',
    'He opens a stream to himself.',
    cfa,
    'function grantPermissions(address token, address flowOperator) returns (bool)',
    [usdc, thief],
  ),
  one(
    'Superfluid: a stream that begins later',
    'The scheduler begins it.',
    flowScheduler,
    'function createFlowSchedule(address superToken, address receiver, uint32 startDate, uint32 startMaxDelay, int96 flowRate, uint256 startAmount, uint32 endDate, bytes userData, bytes ctx) returns (bytes)',
    [usdc, thief, now + 9_999, 999, 10n ** 12n, K, 0, '0x', '0x'],
  ),
  one(
    'Superfluid: a vesting',
    'It pays the thief, from a day on.',
    vesting,
    'function createVestingSchedule(address superToken, address receiver, uint32 startDate, uint32 cliffDate, int96 flowRate, uint256 cliffAmount, uint32 endDate, bytes ctx) returns (bytes)',
    [usdc, thief, now + 9_999, 0, 10n ** 12n, K, now + 99_999_999, '0x'],
  ),
  one(
    'Superfluid: an incoming stream is ended',
    'What the user was paid ends.',
    cfa,
    'function deleteFlow(address token, address sender, address receiver, bytes userData) returns (bool)',
    [usdc, thief, me, '0x'],
  ),
  one(
    'Sablier Lockup: the thief may take it back',
    'The user pays in for himself, and the sender named is the thief, who cancels and is refunded.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: thief,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: true,
        transferable: true,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: 31_536_000 },
    ],
    { ops: [pull] },
  ),
  one(
    'Sablier Lockup: for three thousand years',
    'The recipient is the user, who has it after ages.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: 999_999_999_999 },
    ],
    { ops: [pull, { kind: 3, amount: 78n }] },
  ),
  one(
    'Sablier Lockup: the item to a router',
    'What is withdrawn is the user’s, and the stream the router’s.',
    lockup,
    'function withdrawMaxAndTransfer(uint256 streamId, address newRecipient) payable returns (uint128)',
    [77n, router2],
  ),
  control(
    one(
      'Sablier Lockup: cancelled',
      'The user was the sender, and the friend loses it; to compare.',
      lockup,
      'function cancel(uint256 streamId) payable',
      [77n],
      { ops: [{ kind: 1, token: usdc, amount: K }] },
    ),
  ),
  control(
    one(
      'Sablier Flow: paused',
      'to compare: the stream that the user pays stops.',
      flow,
      'function pause(uint256 streamId) payable',
      [77n],
    ),
  ),
  one(
    'Sablier Flow: a broker of the thief',
    'A tenth of the deposit is his.',
    flow,
    'function depositViaBroker(uint256 streamId, uint128 totalAmount, address sender, address recipient, (address account, uint256 fee) broker)',
    [77n, K, me, me, { account: thief, fee: E18 / 10n }],
    {
      ops: [
        { kind: 0, token: usdc, amount: K - K / 10n },
        { kind: 0, token: usdc, who: thief, amount: K / 10n },
      ],
    },
  ),
];

const moreOfEthereum: readonly OnEthereum[] = [
  one(
    'Sablier Lockup: with an end of ages',
    'The end is the year 33000.',
    lockup,
    'function createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        timestamps: { start: now, end: 1_099_511_627_775 },
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      0,
    ],
    { ops: [pull, { kind: 3, amount: 79n }] },
  ),
  one(
    'Sablier Lockup: in steps of ages',
    'One step, after thirty thousand years.',
    lockup,
    'function createWithDurationsLT((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 amount, uint40 duration)[] tranchesWithDuration) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'steps',
      },
      [{ amount: K, duration: 999_999_999_999 }],
    ],
    { ops: [pull, { kind: 3, amount: 80n }] },
  ),
  one(
    'Sablier Lockup: along a curve that never rises',
    'An exponent of ten and a century.',
    lockup,
    'function createWithDurationsLD((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 amount, uint64 exponent, uint40 duration)[] segmentsWithDuration) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'curve',
      },
      [{ amount: K, exponent: 10n ** 19n, duration: 3_153_600_000 }],
    ],
    { ops: [pull, { kind: 3, amount: 81n }] },
  ),
  one(
    'Sablier Lockup: a cliff of a century',
    'A year in all by its shape, and nothing before a century.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: false,
        transferable: false,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 3_153_600_000, total: 3_153_600_001 },
    ],
    { ops: [pull, { kind: 3, amount: 82n }] },
  ),
  one(
    'Sablier Flow: a stream to oneself at no rate',
    'What is paid in comes out at one unit a day.',
    flow,
    'function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, address token, bool transferable, uint128 amount) payable returns (uint256)',
    [me, me, 1n, usdc, false, K],
    { ops: [pull, { kind: 3, amount: 83n }] },
  ),
  one(
    'a locker of tokens',
    'Until the year 2096.',
    'old',
    'function lockToken(address _tokenAddress, address _withdrawalAddress, uint256 _amount, uint256 _unlockTime, bool _mintNFT, address referrer) payable returns (uint256)',
    [usdc, me, K, soon, false, zero],
    { ops: [pull] },
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'Sablier Lockup: several can no longer be taken back',
    'The user was their sender.',
    lockup,
    'function renounceMultiple(uint256[] streamIds) payable',
    [[77n, 78n]],
  ),
  control(
    one(
      'Sablier Lockup: several cancelled',
      'to compare.',
      lockup,
      'function cancelMultiple(uint256[] streamIds) payable',
      [[77n, 78n]],
      { ops: [{ kind: 1, token: usdc, amount: K }] },
    ),
  ),
  loud(
    'Of streams that are named in a list nothing says whose they are; one alone is calm.',
    one(
      'Sablier Flow: begun again, into an old stream',
      'to compare, the earlier rate by its number.',
      flow,
      'function pauseMultiple(uint256[] streamIds) payable',
      [[77n]],
    ),
  ),
  one(
    'Sablier Batch: locks for ages',
    'The same by the batch contract.',
    sablierBatch,
    'function createWithDurationsLL(address lockup, address token, (address sender, address recipient, uint128 depositAmount, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (uint128 start, uint128 cliff) unlockAmounts, string shape)[] batch) returns (uint256[])',
    [
      lockup,
      usdc,
      [
        {
          sender: me,
          recipient: me,
          depositAmount: K,
          cancelable: false,
          transferable: false,
          durations: { cliff: 0, total: 999_999_999_999 },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: 'linear',
        },
      ],
    ],
    { ops: [pull, { kind: 3, amount: 91n }] },
  ),
  one(
    'Sablier: an old lock for ages',
    'v1.2 by its own names.',
    at('0x3962f6585946823440d274ad7c719b02b49de51e'),
    'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: false,
        transferable: false,
        durations: { cliff: 0, total: 999_999_999_999 },
        broker: { account: zero, fee: 0n },
      },
    ],
    { ops: [pull, { kind: 3, amount: 92n }] },
  ),
  one(
    'Sablier: an old lock, with a broker',
    'A tenth is the broker’s, who is the thief.',
    at('0x3962f6585946823440d274ad7c719b02b49de51e'),
    'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
    [
      {
        sender: me,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: true,
        transferable: true,
        durations: { cliff: 0, total: 999 },
        broker: { account: router2, fee: E18 / 10n },
      },
    ],
    {
      ops: [
        { ...pull, amount: (K * 9n) / 10n },
        { ...pull, amount: K / 10n, who: router2 },
        { kind: 3, amount: 93n },
      ],
    },
  ),
  one(
    'Sablier Lockup: a router may take it back',
    'The sender named is a contract of a protocol: what is cancelled goes there.',
    lockup,
    'function createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations) payable returns (uint256)',
    [
      {
        sender: multicall3,
        recipient: me,
        depositAmount: K,
        token: usdc,
        cancelable: true,
        transferable: true,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: 31_536_000 },
    ],
    { ops: [pull, { kind: 3, amount: 94n }] },
  ),
  one(
    'Superfluid: bytes for the host',
    'A stream in the bytes.',
    host,
    'function callAgreement(address agreementClass, bytes callData, bytes userData) returns (bytes)',
    [
      at('0x2844c1bbda121e9e43105630b9c8310e5c72744b'),
      call(
        'function createFlow(address token, address receiver, int96 flowRate, bytes ctx)',
        usdc,
        thief,
        10n ** 12n,
        '0x',
      ),
      '0x',
    ],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...streams, ...moreOfEthereum, ...pass],
};

import type { AbiTable } from '../table.ts';

/** Streams of Sablier: v1, v2, Lockup and Flow. */
export const sablier: AbiTable = {
  source: 'Sablier',
  functions: [
    [
      '0xfdd46d60',
      'withdraw(uint256 streamId, address to, uint128 amount)',
      { act: 'outOf', roles: { to: 'receiver' } },
    ],
    ['0xea5ead19', 'withdrawMax(uint256 streamId, address to)', { act: 'outOf', roles: { to: 'receiver' } }],
    ['0x4cc55e11', 'withdrawMultiple(uint256[] streamIds, uint128[] amounts)', { act: 'outOf' }],
    [
      '0xc156a11d',
      'withdrawMaxAndTransfer(uint256 streamId, address newRecipient)',
      { act: 'outOf', roles: { newRecipient: 'receiver' } },
    ],
    [
      '0x28f8b77d',
      'transferTokens(address token, address to, uint128 amount)',
      { act: 'move', roles: { token: 'token', to: 'receiver' } },
    ],
    [
      '0x54c02292',
      'createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint128 amount, uint64 exponent, uint40 duration)[] segments, (address account, uint256 fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0xab167ccc',
      'createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params)',
      {
        act: 'into',
        numbers: { 'params.durations.total': 'time' },
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0x897f362b',
      'createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint128 amount, uint40 duration)[] tranches, (address account, uint256 fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0x2c9cdaa4',
      'createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint128 amount, uint64 exponent, uint40 duration)[] segments, (address account, (uint256 value) fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0x31df3d48',
      'createWithTimestamps((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, uint40 startTime, (uint128 amount, uint64 exponent, uint40 timestamp)[] segments, (address account, uint256 fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0x53b15727',
      'createWithTimestamps((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 start, uint40 cliff, uint40 end) timestamps, (address account, uint256 fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0x32fbe22b',
      'createWithTimestamps((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, uint40 startTime, (uint128 amount, uint40 timestamp)[] tranches, (address account, uint256 fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0xbdf136db',
      'createWithTimestamps((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, uint40 startTime, (uint128 amount, uint64 exponent, uint40 timestamp)[] segments, (address account, (uint256 value) fee) broker) params)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.asset': 'token',
          'params.broker.account': 'fee',
        },
      },
    ],
    [
      '0xc9ad007c',
      'createWithDurationsLD((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 amount, uint64 exponent, uint40 duration)[] segmentsWithDuration)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x7b4dae9e',
      'createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 granularity, (uint40 cliff, uint40 total) durations)',
      {
        act: 'into',
        numbers: {
          'unlockAmounts.start': 'amount',
          'unlockAmounts.cliff': 'amount',
          'durations.total': 'time',
        },
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0xb8856d89',
      'createWithDurationsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, (uint40 cliff, uint40 total) durations)',
      {
        act: 'into',
        numbers: {
          'unlockAmounts.start': 'amount',
          'unlockAmounts.cliff': 'amount',
          'durations.total': 'time',
        },
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x7ee44729',
      'createWithDurationsLT((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, string shape) params, (uint128 amount, uint40 duration)[] tranchesWithDuration)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x7aab211a',
      'createWithTimestampsLD((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 amount, uint64 exponent, uint40 timestamp)[] segments)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x253c6162',
      'createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 granularity, uint40 cliffTime)',
      {
        act: 'into',
        numbers: { 'unlockAmounts.start': 'amount', 'unlockAmounts.cliff': 'amount' },
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x74d213e5',
      'createWithTimestampsLL((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 start, uint128 cliff) unlockAmounts, uint40 cliffTime)',
      {
        act: 'into',
        numbers: { 'unlockAmounts.start': 'amount', 'unlockAmounts.cliff': 'amount' },
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x9d93ddd3',
      'createWithTimestampsLT((address sender, address recipient, uint128 depositAmount, address token, bool cancelable, bool transferable, (uint40 start, uint40 end) timestamps, string shape) params, (uint128 amount, uint40 timestamp)[] tranches)',
      {
        act: 'into',
        roles: {
          'params.sender': 'owner',
          'params.recipient': 'payee',
          'params.token': 'token',
          'params.shape': 'id',
        },
      },
    ],
    [
      '0x5f2a0beb',
      'create(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable)',
      { act: 'into', roles: { sender: 'owner', recipient: 'payee', token: 'token' } },
    ],
    [
      '0x36af277f',
      'createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount)',
      { act: 'into', roles: { sender: 'owner', recipient: 'payee', token: 'token' } },
    ],
    [
      '0xb61f7583',
      'deposit(uint256 streamId, uint128 amount, address sender, address recipient)',
      { act: 'into', roles: { streamId: 'position', sender: 'owner', recipient: 'payee' }, closed: true },
    ],
    [
      '0xbcbd019e',
      'depositAndPause(uint256 streamId, uint128 amount)',
      { act: 'into', roles: { streamId: 'position' }, closed: true },
    ],
    [
      '0xa8a482a6',
      'adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond)',
      { act: 'set', roles: { streamId: 'position' } },
    ],
    [
      '0x1f0cce58',
      'restartAndDeposit(uint256 streamId, uint128 ratePerSecond, uint128 amount)',
      { act: 'into', roles: { streamId: 'position' }, closed: true },
    ],
    ['0x0c699624', 'refundMax(uint256 streamId)', { act: 'outOf' }],
    ['0x379d871a', 'refundAndPause(uint256 streamId, uint128 amount)', { act: 'outOf' }],
    ['0x8659c270', 'cancelMultiple(uint256[] streamIds)', { act: 'outOf', divides: true }],
    [
      '0xcc1b4bf6',
      'createStream(address recipient, uint256 deposit, address tokenAddress, uint256 startTime, uint256 stopTime)',
      { act: 'into', roles: { recipient: 'payee', tokenAddress: 'token' } },
    ],
    ['0x7a9b2c6c', 'withdrawFromStream(uint256 streamId, uint256 amount)', { act: 'outOf' }],
    ['0x6db9241b', 'cancelStream(uint256 streamId)', { act: 'outOf', divides: true }],
    [
      '0x3f31ae3f',
      'claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof)',
      { act: 'outOf', roles: { recipient: 'receiver', merkleProof: 'data' } },
    ],
    ['0x1e897afb', 'batch(bytes[] calls)', { act: 'carry', roles: { calls: 'call' } }],
  ],
};

import { me, thief, usdc, zero } from '../ground.ts';
import { one, now, pull } from '../kits/patient.ts';
import { sablierLinear, sablierDynamic, sablierOld, sablierOld11 } from '../addresses.ts';
import { K } from '../oneCall.ts';
import type { Group } from '../table.ts';

const streams = [
  one(
    'Sablier Lockup v1.0: who receives cancels',
    'In this release the receiver may cancel, too: all that has not streamed goes back to the sender, who is the thief.',
    sablierLinear,
    'function cancel(uint256 streamId)',
    [41n],
    { ops: [{ kind: 1, token: usdc, who: thief, amount: K }], keeps: [usdc], item: 41n },
  ),
  one(
    'Sablier Lockup v1.0: who receives cancels several',
    'The same for all streams at once.',
    sablierDynamic,
    'function cancelMultiple(uint256[] streamIds)',
    [[41n, 42n]],
    { ops: [{ kind: 1, token: usdc, who: thief, amount: K }], keeps: [usdc], item: 41n },
  ),
  one(
    'Sablier v1: who receives cancels',
    'The receiver may cancel: a hundredth has streamed, the rest goes back to the sender.',
    sablierOld,
    'function cancelStream(uint256 streamId)',
    [41n],
    {
      ops: [
        { kind: 1, token: usdc, who: me, amount: K / 100n },
        { kind: 1, token: usdc, who: thief, amount: K },
      ],
      keeps: [usdc],
    },
  ),
  one(
    'Sablier v1.1: who receives cancels, before anything has streamed',
    'All goes back to the sender.',
    sablierOld11,
    'function cancelStream(uint256 streamId)',
    [42n],
    { ops: [{ kind: 1, token: usdc, who: thief, amount: K }], keeps: [usdc] },
  ),
];

const later = (
  [
    [
      'Sablier: a stream to oneself for a thousand years',
      'Nobody may cancel it, and a thousandth comes out in a year.',
      sablierLinear,
      'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
      {
        sender: me,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: false,
        transferable: false,
        durations: { cliff: 31_000_000_000, total: 32_000_000_000 },
        broker: { account: zero, fee: 0n },
      },
    ],
    [
      'Sablier: a stream to oneself that ends in the year 3000',
      'The same by its end.',
      sablierLinear,
      'function createWithTimestamps((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 start, uint40 cliff, uint40 end) timestamps, (address account, uint256 fee) broker) params) returns (uint256)',
      {
        sender: me,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: false,
        transferable: false,
        timestamps: { start: now(), cliff: 32_000_000_000, end: 32_500_000_000 },
        broker: { account: zero, fee: 0n },
      },
    ],
  ] as const
).map(([id, why, to, text, params]) =>
  one(id, why, to, text, [params], { ops: [pull, { kind: 3, amount: 43n }], item: 41n }),
);

const more = [
  one(
    'Sablier: a stream to the user that the thief may cancel',
    'He is the sender of the dollars of the user, so that what has not streamed comes back to him.',
    sablierLinear,
    'function createWithDurations((address sender, address recipient, uint128 totalAmount, address asset, bool cancelable, bool transferable, (uint40 cliff, uint40 total) durations, (address account, uint256 fee) broker) params) returns (uint256)',
    [
      {
        sender: thief,
        recipient: me,
        totalAmount: K,
        asset: usdc,
        cancelable: true,
        transferable: false,
        durations: { cliff: 0, total: 30_000_000 },
        broker: { account: zero, fee: 0n },
      },
    ],
    { ops: [pull, { kind: 3, amount: 44n }], item: 41n },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...streams, ...later, ...more],
};

import { type Hex, toHex } from 'viem';
import { call } from '../../../truth/sky.ts';
import { me, usdc } from '../ground.ts';
import { at, E18, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';

const taps: readonly OnEthereum[] = [
  one(
    'Multicall3: coins with a read',
    'The same, with a call that reads.',
    at('0xca11bde05977b3631167028862be2a173976ca11'),
    'function aggregate((address target, bytes callData)[] calls) payable',
    [[{ target: usdc, callData: call('function balanceOf(address)', me) }]],
    { value: 5n * E18 },
  ),
];

const asks: readonly OnEthereum[] = [
  ...(
    [
      ['a tip of 10,000 gwei', { maxFeePerGas: toHex(10n ** 13n), maxPriorityFeePerGas: toHex(10n ** 13n) }],
      ['a gas price of 10,000 gwei', { gasPrice: toHex(10n ** 13n) }],
      ['30 million gas at 300 gwei', { gas: toHex(30_000_000n), gasPrice: toHex(3n * 10n ** 11n) }],
      ['a number far ahead', { nonce: toHex(5_000n) }],
    ] as const
  ).map(
    ([id, over]): OnEthereum => ({
      id: `a payment with ${id}`,
      why: 'The builder of the block is the thief, or he keeps what is signed for later.',
      read: async (e) => {
        const sent = {
          chainId: toHex(1),
          from: me,
          to: e.stage.friend,
          data: '0x',
          value: toHex(10n ** 15n),
          ...over,
        };
        return e.read(
          JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }),
        );
      },
    }),
  ),
  {
    id: 'a new contract that keeps the coins',
    why: 'Its code is the thief’s: he takes them out of it.',
    read: (e) => {
      const code: Hex = '0x600a600c600039600a6000f3600080808047335af1';
      const sent = { chainId: toHex(1), from: me, data: code, value: toHex(5n * E18) };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [sent] }));
    },
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...taps, ...asks],
};

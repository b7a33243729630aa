import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem';
import { addressArg, bytesArg, integerArg } from '../args.ts';
import { sizeOf } from '../inner.ts';
import type { Wrapper } from '../wrapper.ts';

const relay = parseAbi(['function relayTokens(address token, address receiver, uint256 value)']);

/** The bridge of Gnosis for tokens on either side (docs.gnosischain.com). */
const bridges: readonly (readonly [chainId: number, Address])[] = [
  [1, '0x88ad09518695c6c3712AC10a214bE5109a655671'],
  [100, '0xf6A78083ca3e2a662D6dd1703c939c8aCE2e268d'],
];

/**
 * A token that tells whom it is paid to: of the bridge of Gnosis that is the same as `relayTokens`, for whom the bytes name, or
 * for whoever pays (`chooseReceiver` of TokensRelayer.sol in github.com/omni/omnibridge). More bytes are passed on, and stay closed.
 */
export const omnibridge: readonly Wrapper[] = bridges.map(([at, bridge]) => ({
  signatures: ['transferAndCall(address,uint256,bytes)'],
  applies: (_, chainId) => chainId === at,
  open: (outer, args) => {
    const part = bytesArg(args, 2);
    const { actor, self, to } = outer;
    const isPlain = to !== null && to === self && actor !== 'unknown' && outer.value === 0n;
    if (!isPlain || addressArg(args, 0) !== bridge || sizeOf(part) !== 20) return { calls: [] };
    const data = encodeFunctionData({
      abi: relay,
      args: [to, getAddress(part.data), integerArg(args, 1)],
    });
    return {
      calls: [
        { op: 'call', actor, self: bridge, to: bridge, value: 0n, data, bytes: part.bytes, runs: 'always' },
      ],
    };
  },
}));

import { type Address, concat, encodeFunctionData, encodePacked, type Hex, parseAbi, size } from 'viem';

/** Calls in one batch of Safe's MultiSend, in its own packing: operation, to, value, length of data, data. */
export function multiSendCall(calls: readonly Readonly<{ to: Address; value: bigint; data: Hex }>[]): Hex {
  const packed = calls.map((it) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, it.to, it.value, BigInt(size(it.data)), it.data],
    ),
  );
  return encodeFunctionData({ abi, args: [concat(packed)] });
}

const abi = parseAbi(['function multiSend(bytes transactions) payable']);

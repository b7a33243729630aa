import { multiSend, safeTx } from '@readback/core/check/testing/safes.ts';
import type { Body } from '@readback/core/model/request.ts';
import { concatHex, encodeFunctionData, encodePacked, type Hex, pad, parseAbi, size, toHex } from 'viem';

export type Call = Readonly<{ to: Hex; data: Hex; value?: bigint }>;

/** One of many addresses. */
export function account(at: number): Hex {
  return pad(toHex(at + 1_000), { size: 20 });
}

/** So many calls of the user's own Safe, in one transaction of it. */
export function batch(call: (at: number) => Call, count = 10_000): Body {
  const calls = Array.from({ length: count }, (_, at) => call(at)).map(({ to, data, value = 0n }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [0, to, value, BigInt(size(data)), data],
    ),
  );
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    functionName: 'multiSend',
    args: [concatHex(calls)],
  });
  return safeTx(multiSend, data, 1);
}

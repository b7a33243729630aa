import { type Address, concatHex, type Hex, numberToHex, size, zeroAddress } from 'viem';
import type { Body, SafeTx } from '../../model/request.ts';
import { dataOf, safe } from './views.ts';

/** MultiSend 1.4.1. */
export const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';

const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress };

/** A transaction that owners of the Safe sign. */
export function safeTx(to: Address, data: Hex, operation: 0 | 1, more: Partial<SafeTx> = {}): Body {
  const tx = { to, value: 0n, data, operation, ...gas, nonce: 0n, ...more };
  return { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
}

/** One that changes the Safe itself: several calls go through MultiSend. */
export function ofItself(...calls: readonly Hex[]): Body {
  const [only] = calls;
  return only !== undefined && calls.length === 1
    ? safeTx(safe, only, 0)
    : safeTx(multiSend, batch(...calls.map((data) => ({ operation: 0, to: safe, data }) as const)), 1);
}

type Entry = Readonly<{ operation: 0 | 1; to: Address; data: Hex; value?: bigint }>;

/** The call of MultiSend that makes these calls. */
export function batch(...entries: readonly Entry[]): Hex {
  const parts = entries.map(({ operation, to, data, value = 0n }) =>
    concatHex([
      numberToHex(operation, { size: 1 }),
      to,
      numberToHex(value, { size: 32 }),
      numberToHex(size(data), { size: 32 }),
      data,
    ]),
  );
  return dataOf('multiSend(bytes transactions)', [concatHex(parts)]);
}

/** The call that has a Safe carry out another. */
export function executed(to: Address, data: Hex, operation: 0 | 1): Hex {
  const signature =
    'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)';
  return dataOf(signature, [to, 0n, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x']);
}

/** A proposal to a Governor: these calls are made later, by whoever carries it out. */
export function proposed(...calls: readonly (readonly [to: Address, data: Hex])[]): Hex {
  return dataOf('propose(address[] targets, uint256[] values, bytes[] calldatas, string description)', [
    calls.map(([to]) => to),
    calls.map(() => 0n),
    calls.map(([, data]) => data),
    '',
  ]);
}

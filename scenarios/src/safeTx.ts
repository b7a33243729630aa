import type { SafeTx } from '@readback/core/model/request.ts';
import { type Address, hashTypedData, type Hex, zeroAddress } from 'viem';
import { practiceMarker } from './practiceMarker.ts';

/** A transaction of a Safe without a gas refund, as Safe's own app proposes them. `value` in wei. */
export function safeTx(
  it: Readonly<{ to: Address; value?: bigint; data?: Hex; operation?: 0 | 1; nonce: bigint }>,
): SafeTx {
  return {
    to: it.to,
    value: it.value ?? 0n,
    data: it.data ?? '0x',
    operation: it.operation ?? 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: it.nonce,
  };
}

/** The typed data that an owner signs (Safe 1.3.0 and later: the domain has a chain and no name). */
export function safeTypedData(safe: Address, message: SafeTx) {
  return {
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx',
    domain: { chainId: practiceMarker.chainId, verifyingContract: safe },
    message,
  } as const;
}

/** The hash that represents it, at the Safe and on a device. */
export function safeTxHash(safe: Address, message: SafeTx): Hex {
  const { domain, ...rest } = safeTypedData(safe, message);
  return hashTypedData({ ...rest, domain: { ...domain, chainId: BigInt(domain.chainId) } });
}

import type { SafeTx } from '@readback/core/model/request.ts';
import { concatHex, encodeFunctionData, type Hex, pad, parseAbi } from 'viem';
import { account } from './account.ts';
import type { OthersCall, Setting } from './scenario.ts';

/**
 * What the practice Safe does once its first owner has signed: the second one agrees by sending it. Signatures go in the
 * order of the owners' addresses, and that of the second owner stands first.
 */
export function executedBySafe(setting: Setting, it: SafeTx, signature: Hex): OthersCall {
  const second = account(setting, 2);
  const { safe } = setting.info.addresses;
  return { from: second, to: safe, data: executionOf(it, concatHex([agreed(second), signature])) };
}

/** The signature of an owner who agrees by sending the transaction, or by having approved its hash before. */
export function agreed(owner: Hex): Hex {
  return concatHex([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01']);
}

/** The call of `execTransaction` with signatures that are sorted already. */
export function executionOf(it: SafeTx, signatures: Hex): Hex {
  return encodeFunctionData({
    abi,
    args: [
      it.to,
      it.value,
      it.data,
      it.operation,
      it.safeTxGas,
      it.baseGas,
      it.gasPrice,
      it.gasToken,
      it.refundReceiver,
      signatures,
    ],
  });
}

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
]);

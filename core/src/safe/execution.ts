import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { Call, SafeTx } from '../model/request.ts';
import { solidity } from '../world/solidity.ts';

const abi = parseAbi([solidity.execTransaction]);

/** The call that has a Safe carry out a transaction, with the signatures of its owners packed as it takes them. */
export function execution(safe: Address, tx: SafeTx, signatures: Hex): Call {
  const { to, value, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx;
  const fixed = [to, value, tx.data, operation, safeTxGas, baseGas, gasPrice, gasToken] as const;
  const data = encodeFunctionData({ abi, args: [...fixed, refundReceiver, signatures] });
  return { to: safe, value: 0n, data };
}

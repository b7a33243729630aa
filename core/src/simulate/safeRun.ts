import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  padHex,
  parseAbi,
} from 'viem';
import type { Call, SafeTx } from '../model/request.ts';
import type { Override } from './engine.ts';

/**
 * What a Safe will do once enough owners have signed: `execTransaction` with the transaction as it is, sent by an
 * executor whom, for this run only, the Safe takes for an owner and who is enough alone. Owner and threshold are
 * storage slots 2 and 4 of every Safe from 1.0.0 to 1.5.0; a signature with v = 1 by the sender itself needs no
 * hash. So calls and delegatecalls run in the Safe exactly as they will, its guard included.
 */
export function safeRun(
  safe: Address,
  tx: SafeTx,
  executor: Address,
): Readonly<{ call: Call; overrides: readonly Override[] }> {
  const data = encodeFunctionData({
    abi,
    args: [
      tx.to,
      tx.value,
      tx.data,
      tx.operation,
      tx.safeTxGas,
      tx.baseGas,
      tx.gasPrice,
      tx.gasToken,
      tx.refundReceiver,
      concatHex([padHex(executor, { size: 32 }), word(0n), '0x01']),
    ],
  });
  const storage = [
    { slot: ownerSlot(executor), value: word(1n) },
    { slot: word(thresholdSlot), value: word(1n) },
  ];
  return {
    call: { to: safe, value: 0n, data },
    overrides: [
      { address: safe, storage },
      { address: executor, balance: 2n ** 100n },
    ],
  };
}

const abi = parseAbi([
  'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes) payable returns (bool)',
]);

const ownersSlot = 2n;
const thresholdSlot = 4n;

/** Slot of the mapping entry `owners[owner]`; the value 1 ends the linked list of owners. */
function ownerSlot(owner: Address): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, ownersSlot]));
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}

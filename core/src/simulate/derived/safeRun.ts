import { type Address, concatHex, encodeAbiParameters, type Hex, keccak256, numberToHex, padHex } from 'viem';
import type { Call, SafeTx } from '../../model/request.ts';
import type { Override } from '../../effects/engine.ts';
import { execution } from '../../safe/execution.ts';
import { unforeseeable } from '../engines/unforeseeable.ts';

/**
 * What a Safe will do once enough owners have signed: `execTransaction` with the transaction as it is. For this run
 * only, the Safe takes some more accounts for owners, whose code accepts every signature (ERC-1271), and an executor
 * who sends it. How many owners must sign stays as it is, so that a change of that number is seen too. `owners` is
 * storage slot 2 of every Safe from 1.0.0 to 1.5.0. So calls and delegatecalls run in the Safe exactly as they will,
 * its guard included. A Safe that demands more than 24 signatures refuses.
 */
export function safeRun(
  safe: Address,
  tx: SafeTx,
  executor: Address,
): Readonly<{ call: Call; overrides: readonly Override[] }> {
  const signers = Array.from({ length: mostSigners }, unforeseeable).sort();
  const storage = [executor, ...signers].map((owner) => ({ slot: ownerSlot(owner), value: word(1n) }));
  return {
    call: execution(safe, tx, signaturesOf(signers)),
    overrides: [
      { address: safe, storage },
      { address: executor, pays: true },
      ...signers.map((address) => ({ address, code: accepting })),
    ],
  };
}

const mostSigners = 24;

/** Answers a call with its own selector, as ERC-1271 does for a signature that is valid, in both of its forms. */
const accepting: Hex = '0x60003560e01c60e01b60005260206000f3';

/** Signatures of contracts (v = 0), each with the same empty data after all of them. */
function signaturesOf(signers: readonly Address[]): Hex {
  const data = word(BigInt(65 * signers.length));
  return concatHex([...signers.flatMap((it): Hex[] => [padHex(it, { size: 32 }), data, '0x00']), word(0n)]);
}

const ownersSlot = 2n;

/** Slot of the mapping entry `owners[owner]`; the value 1 ends the linked list of owners. */
function ownerSlot(owner: Address): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, ownersSlot]));
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}

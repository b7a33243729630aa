import { type AbiFunction, type AbiParameter, encodeFunctionData, pad, parseAbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import { decode } from '../decode/decode.ts';
import { freeze } from '../request/freeze.ts';
import { bridgeReceivers } from './bridgeReceivers.ts';
import { receiverOf } from './swaps.ts';
import { answer } from './testing/answers.ts';
import { contract, friend, offline, transaction } from './testing/views.ts';
import { vaultReceivers } from './vaultReceivers.ts';

/** The call of a signature in which every address, and every 32 bytes, is another one; the receiver's is the friend's. */
function stepOf(signature: string, at: number) {
  const item = parseAbiItem(`function ${signature}` as 'function f()') as AbiFunction;
  const args = item.inputs.map((input, n) => valueOf(input, n === at));
  const data = encodeFunctionData({ abi: [item], functionName: item.name, args });
  const from = { by: 'user', entry: 'test' } as const;
  const abis = [{ address: contract, functions: [`function ${signature}`], from }];
  return decode(freeze(transaction(contract, data), ''), { abis }).steps[0];
}

function valueOf({ type }: AbiParameter, isReceiver: boolean): unknown {
  if (type === 'address') return isReceiver ? friend : contract;
  if (type === 'bytes32') return pad(isReceiver ? friend : contract);
  if (type === 'bytes') return '0x';
  return type === 'uint256' ? 1n : 1;
}

describe('who receives what comes out', () => {
  it.each(Object.entries({ ...bridgeReceivers, ...vaultReceivers }))('of %s', (signature, path) => {
    const step = stepOf(signature, path[0] ?? 0);
    expect(step?.fn?.signature).toBe(signature);
    if (step === undefined) return;
    expect(receiverOf(step)).toMatchObject({ to: { value: friend }, goes: 'other' });
  });
});

describe('what leaves for another network', () => {
  it('is not known for a call that could not be read', () => {
    expect(answer('transfers.acrossNetworks', transaction(contract, '0x3f1a77c2'))).toBe('unknown');
    expect(answer('transfers.acrossNetworks', transaction(friend, '0x', 1n), offline)).toBe('notApplicable');
  });
});

import { type Address, encodeFunctionData, parseAbi } from 'viem';
import type { OthersCall, Setting } from './scenario.ts';

/** The thief has the drainer fetch all that `from` has of practice dollars and has allowed it. */
export function drainCall({ info }: Setting, from: Address): OthersCall {
  const { drainer, practiceDollar, stranger } = info.addresses;
  return { from: stranger, to: drainer, data: encodeFunctionData({ abi, args: [practiceDollar, from] }) };
}

const abi = parseAbi(['function take(address token, address from)']);

import { type Address, concatHex, encodeFunctionData, type Hex, numberToHex, parseAbi, size } from 'viem';
import type { Body, Call, SigningRequest } from '../../model/request.ts';

export const from: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const safe: Address = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';
export const multiSendAddress: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526';
export const multiSendCallOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';

/** A request as the decoder takes it; only the body matters to it. */
export function requestOf(body: Body): SigningRequest {
  return { digest: '0x', body, raw: '' };
}

export function transaction(call: Partial<Call>): SigningRequest {
  const it = { to: token, value: 0n, data: '0x' as Hex, ...call };
  return requestOf({ kind: 'transaction', chainId: 1, from, call: it, set: {} });
}

/** Calldata of a function given in the human-readable form. */
export function callData(signature: string, ...args: readonly unknown[]): Hex {
  const abi = parseAbi([`function ${signature}`] as readonly string[]);
  return encodeFunctionData({ abi, args } as unknown as Parameters<typeof encodeFunctionData>[0]);
}

export function transfer(to: Address, amount: bigint): Hex {
  return callData('transfer(address,uint256)', to, amount);
}

export function execTransaction(to: Address, value: bigint, data: Hex, operation: number): Hex {
  const none = '0x0000000000000000000000000000000000000000';
  const signature =
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
  return callData(signature, to, value, data, operation, 0n, 0n, 0n, none, none, '0x');
}

export type Entry = Readonly<{
  operation?: number;
  to: Address;
  value?: bigint;
  data?: Hex;
  length?: bigint;
}>;

/** The packed bytes of MultiSend. `length` is what an entry claims, if it is not the truth. */
export function packed(...entries: readonly Entry[]): Hex {
  return concatHex(
    entries.map(({ operation = 0, to, value = 0n, data = '0x', length = BigInt(size(data)) }) =>
      concatHex([
        numberToHex(operation, { size: 1 }),
        to,
        numberToHex(value, { size: 32 }),
        numberToHex(length, { size: 32 }),
        data,
      ]),
    ),
  );
}

export function multiSend(transactions: Hex): Hex {
  return callData('multiSend(bytes)', transactions);
}

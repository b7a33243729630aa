import { type Address, type Hex, stringToHex, toHex } from 'viem';
import { practiceMarker } from './practiceMarker.ts';

/** JSON-RPC text that asks `from` to send a transaction on the practice chain. `value` in wei. */
export function askTransaction(
  from: Address,
  { to, data = '0x', value = 0n }: Readonly<{ to: Address; data?: Hex; value?: bigint }>,
): string {
  const chainId = toHex(practiceMarker.chainId);
  return ask('eth_sendTransaction', [{ chainId, from, to, data, value: toHex(value) }]);
}

/** JSON-RPC text that asks `signer` to sign a message, sent as the bytes of its UTF-8. */
export function askMessage(signer: Address, text: string): string {
  return askBytes(signer, stringToHex(text));
}

export function askBytes(signer: Address, bytes: Hex): string {
  return ask('personal_sign', [bytes, signer]);
}

/** JSON-RPC text that asks `signer` to sign typed data, which goes as a text inside it. Integers as decimal strings. */
export function askTypedData(signer: Address, typedData: object): string {
  const json = JSON.stringify(typedData, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it));
  return ask('eth_signTypedData_v4', [signer, json]);
}

function ask(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

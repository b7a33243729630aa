/** What nodes say of a call that failed by itself: an answer of the contract, and no failure of the node. */
import type { Hex } from 'viem';
import { hexBytes, isRecord } from './schema.ts';
import type { RpcAnswer } from './world.ts';

type RpcError = Extract<RpcAnswer, { error: unknown }>['error'];

/** Whether the call itself failed. Nodes say so by code 3 (geth, since 1.9.15) or only in words. */
export function isRevert({ code, message }: RpcError): boolean {
  return code === 3 || /revert|invalid opcode|out of gas|stack|invalid jump/i.test(message.slice(0, 300));
}

/** The bytes that a call reverted with, where nodes put them: `data`, or `data.data`. */
export function revertData({ data }: RpcError): Hex | undefined {
  return hexBytes(isRecord(data) ? data.data : data);
}

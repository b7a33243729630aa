/** What nodes say of a call that failed by itself: an answer of the contract, and no failure of the node. */
import type { Hex } from 'viem';
import { hexBytes, isRecord } from './schema.ts';
import type { RpcAnswer } from './world.ts';

export type RpcError = Extract<RpcAnswer, { error: unknown }>['error'];

/**
 * Whether the call itself failed. Nodes say so by code 3 (geth, since 1.9.15), by code -32015 (OpenEthereum, and
 * Nethermind before 1.26), or only in words.
 */
export function isRevert({ code, message }: RpcError): boolean {
  if (code === 3 || code === -32015) return true;
  // What a node says of itself can have the same words in it.
  if (code === -32005 || code === -32601 || code === -32602 || code === 429) return false;
  return /revert|invalid opcode|bad instruction|out of gas|stack (under|over|limit)|invalid jump|bad jump/i.test(
    message.slice(0, 300),
  );
}

/**
 * What an error says in the node's own words, at most 300 characters. What is behind “reverted” is the contract's: it
 * may say that the node is busy, or that it has no such method.
 */
export function nodesWords({ code, message }: RpcError): string {
  if (code === 3 || code === -32015) return '';
  const said = message.slice(0, 300);
  const at = said.search(/revert/i);
  return at < 0 ? said : said.slice(0, at);
}

/**
 * The bytes that a call reverted with, where nodes put them: `data`, `data.data`, or, as OpenEthereum did, behind a word
 * ("Reverted 0x…").
 */
export function revertData({ data }: RpcError): Hex | undefined {
  const it = isRecord(data) ? data.data : data;
  return hexBytes(typeof it === 'string' ? it.replace(/^reverted\s*/i, '') : it);
}

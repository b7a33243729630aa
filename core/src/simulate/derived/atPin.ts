import { type Address, type Hex, numberToHex } from 'viem';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known } from '../../model/known.ts';
import { ordinary, rpc, valueAnswered } from '../../world/rpc.ts';
import { type Check, hexBytes, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/** Questions about the state of a block: code, balance in wei, transactions sent, and what a contract answers. */
export type AtPin = Readonly<{
  code(address: Address): Promise<Known<Hex>>;
  balance(address: Address): Promise<Known<bigint>>;
  nonce(address: Address): Promise<Known<bigint>>;
  /** What a contract answers to a call, as whole words; refused where it reverts. */
  words(to: Address, data: Hex): Promise<Known<readonly bigint[]>>;
  /** Its first word; `malformed` where there is none. */
  word(to: Address, data: Hex): Promise<Known<bigint>>;
}>;

/** Asks for the state of the parent of the pinned block, one request for each question; the same call is made
 * once. Never rejects. */
export function atPin(block: PinnedBlock, world: World, signal: AbortSignal): AtPin {
  const at = { blockHash: block.parentHash };
  const ask = async <T>(method: string, params: readonly unknown[], check: Check<T>): Promise<Known<T>> => {
    const question = { chainId: block.chainId, method, params: [...params, at] };
    const answer = await rpc(world, question, { ...ordinary(signal), deadline: 4_000 }, check);
    return valueAnswered(answer);
  };
  const asked = new Map<string, Promise<Known<readonly bigint[]>>>();
  const words = (to: Address, data: Hex) => {
    const key = `${to} ${data}`.toLowerCase();
    const before = asked.get(key);
    if (before !== undefined) return before;
    const answer = ask('eth_call', [{ to, data, gas: numberToHex(2_000_000n) }], wordsOf);
    asked.set(key, answer);
    return answer;
  };
  return {
    code: (address) => ask('eth_getCode', [address], hexBytes),
    balance: (address) => ask('eth_getBalance', [address], quantity),
    nonce: (address) => ask('eth_getTransactionCount', [address], quantity),
    words,
    word: async (to, data) => {
      const all = await words(to, data);
      if (all.s !== 'known') return all;
      const [first] = all.v;
      return first === undefined ? { s: 'unknown', why: 'malformed' } : known(first);
    },
  };
}

const wordsOf: Check<readonly bigint[]> = (it) => {
  const bytes = hexBytes(it);
  if (bytes === undefined || (bytes.length - 2) % 64 !== 0 || bytes.length > 4_098) return undefined;
  return (bytes.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));
};

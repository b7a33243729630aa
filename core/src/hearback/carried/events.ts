import { type Address, type Hex, toEventSelector } from 'viem';
import { same } from '../../ledger/account.ts';
import { entryPointLayout } from '../../decode/wrappers/accounts/entryPoints.ts';
import type { Log } from '../../effects/log.ts';

/** How often an account says, or its entry point does, that it carried something out, and that it failed. */
export type Counted = Readonly<{ ok: number; failed: number }>;

const safeOk = toEventSelector('ExecutionSuccess(bytes32,uint256)');
const safeFailed = toEventSelector('ExecutionFailure(bytes32,uint256)');
const operation = toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)');

export const safeTopics: readonly Hex[] = [safeOk, safeFailed];
export const operationTopic: Hex = operation;

/** What a Safe says of its own transactions, of one of them where its hash is given (Safe 1.1.0 and later). */
export function safeEvents(logs: readonly Log[], safe: Address, hash?: Hex): Counted {
  const own = logs.filter(({ address }) => same(address, safe));
  const count = (topic: Hex) =>
    own.filter((log) => log.topics[0] === topic && (hash === undefined || hashIn(log) === hash.toLowerCase()))
      .length;
  return { ok: count(safeOk), failed: count(safeFailed) };
}

/** Its transaction hash is in the topics from Safe 1.4.0 on, and in the data before. */
export function hashIn({ topics, data }: Log): Hex {
  return topics[1] ?? (data.slice(0, 66) as Hex);
}

/** A user operation that an entry point carried out (ERC-4337). `cost` in wei, paid by the account or its paymaster. */
export type Operation = Readonly<{
  hash: Hex;
  entryPoint: Address;
  paymaster: boolean;
  ok: boolean;
  cost: bigint;
}>;

/** The user operations of an account, by the word of entry points that are known. */
export function operationsOf(logs: readonly Log[], account: Address): readonly Operation[] {
  return logs.flatMap(({ address, topics, data }): readonly Operation[] => {
    const [topic, hash, sender, paymaster] = topics;
    if (topic !== operation || hash === undefined || sender === undefined || data.length !== 2 + 4 * 64)
      return [];
    if (entryPointLayout(address) === 'unknown') return [];
    if (sender.slice(26) !== account.slice(2).toLowerCase()) return [];
    const word = (at: number) => BigInt(`0x${data.slice(2 + 64 * at, 66 + 64 * at)}`);
    return [
      {
        hash,
        entryPoint: address,
        paymaster: BigInt(paymaster ?? '0x0') !== 0n,
        ok: word(1) === 1n,
        cost: word(2),
      },
    ];
  });
}

import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { solidity } from '../world/solidity.ts';
import { canAgree } from '../label/accounts/safeOwners.ts';
import { codeValue } from '../label/accounts/accountFacts.ts';
import type { FactValue } from '../model/fact.ts';
import { type Known, unknown } from '../model/known.ts';
import { ordinary, rpc, valueAnswered } from '../world/rpc.ts';
import { type Check, hexBytes, quantity } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { readMany } from './readMany.ts';
import { addressList, readAs, uint } from '../world/returned.ts';
import { symbolText } from '../label/tokens/tokenFacts.ts';

export type AccountCode = Extract<FactValue, { kind: 'code' }>;

/** A contract that answers like a Safe: what it says of itself, which any contract could say. */
export type SafeState = Readonly<{ threshold: bigint; owners: readonly Address[]; version?: string }>;

/** An account on one network at its latest block. Balance in the smallest unit. */
export type AccountState = Readonly<{
  native: Known<bigint>;
  code: Known<AccountCode>;
  /** How many transactions were mined, and how many there are with those that wait to be. */
  nonce: Known<bigint>;
  pendingNonce: Known<bigint>;
  safe?: SafeState;
}>;

/**
 * Reads an account: five requests, one of them for the chain that the node serves, and a sixth when there is a
 * contract, which may be a Safe. From a node of another chain nothing is `known`.
 */
export async function readAccount(
  world: World,
  { chainId, account }: { chainId: number; account: Address },
  signal: AbortSignal,
): Promise<AccountState> {
  const put = async <T>(method: string, params: readonly unknown[], check: Check<T>): Promise<Known<T>> =>
    valueAnswered(await rpc(world, { chainId, method, params }, ordinary(signal), check));
  const served = put('eth_chainId', [], quantity);
  const ask = async <T>(method: string, at: string, check: Check<T>): Promise<Known<T>> => {
    const [chain, answer] = await Promise.all([served, put(method, [account, at], check)]);
    return chain.s === 'known' && chain.v !== BigInt(chainId) ? unknown('malformed') : answer;
  };
  const [native, code, nonce, pendingNonce] = await Promise.all([
    ask('eth_getBalance', 'latest', quantity),
    ask('eth_getCode', 'latest', (it) => {
      const hex = hexBytes(it);
      return hex === undefined ? undefined : (codeValue(hex) as AccountCode);
    }),
    ask('eth_getTransactionCount', 'latest', quantity),
    ask('eth_getTransactionCount', 'pending', quantity),
  ]);
  const plain = { native, code, nonce, pendingNonce };
  if (code.s !== 'known' || code.v.state !== 'contract') return plain;
  const safe = await readSafe(world, { chainId, account }, signal);
  return safe === undefined ? plain : { ...plain, safe };
}

async function readSafe(
  world: World,
  { chainId, account }: { chainId: number; account: Address },
  signal: AbortSignal,
): Promise<SafeState | undefined> {
  const asks = questions.map((data) => ({ to: account, data }));
  const { answers } = await readMany(world, { chainId, asks }, signal);
  const threshold = readAs(answers[0], uint);
  const owners = readAs(answers[1], addressList);
  const version = readAs(answers[2], symbolText);
  if (threshold.s !== 'known' || owners.s !== 'known' || !canAgree(owners.v, threshold.v)) return undefined;
  const found = { threshold: threshold.v, owners: owners.v };
  return version.s === 'known' ? { ...found, version: version.v } : found;
}

const safeAbi = parseAbi([solidity.getThreshold, solidity.getOwners, solidity.VERSION]);

const questions = (['getThreshold', 'getOwners', 'VERSION'] as const).map((functionName) =>
  encodeFunctionData({ abi: safeAbi, functionName }),
);

import type { Address, Hex } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import { hashOfCode } from '../../text/hashOfCode.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hexBytes } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/** One block of a chain, on which everything about a contract is asked. */
export type ChainState = Readonly<{
  world: World;
  chainId: number;
  block: { blockHash: Hex };
  signal: AbortSignal;
}>;

/** The code at an address. `hash` is keccak256 of it, of no code that of no bytes. */
export type CodeAt = Readonly<{ address: Address; hash: Hex; bytes: number }>;

export type ReadCode = Readonly<{ at: CodeAt; code: Hex }>;

/** Reads the code at an address. */
export async function codeAt(state: ChainState, address: Address): Promise<Known<ReadCode>> {
  const answer = await askState(state, 'eth_getCode', [address], hexBytes);
  if (answer.s !== 'known') return answer;
  const code = answer.v;
  return known({ at: { address, hash: hashOfCode(code), bytes: (code.length - 2) / 2 }, code });
}

/** Asks one thing about the state; `check` looks at the answer. Never rejects. */
export async function askState<T>(
  { world, chainId, block, signal }: ChainState,
  method: string,
  params: readonly unknown[],
  check: (it: unknown) => T | undefined,
): Promise<Known<T>> {
  const answer = await rpc(world, { chainId, method, params: [...params, block] }, ordinary(signal), check);
  if (answer.s === 'known') return known(answer.v.value);
  return answer.s === 'pending' ? unknown('notAsked') : answer;
}

/** Multicall3: many questions to contracts in one `eth_call`, each allowed to fail alone (`aggregate3`). */
import { type Address, encodeFunctionData, type Hex, hexToBytes, parseAbi, size } from 'viem';
import { solidity } from '../world/solidity.ts';
import { abiDecode } from '../codec/abiDecode.ts';
import { abiFields } from '../codec/abiType.ts';
import { freshBudget } from '../codec/budget.ts';

/** Where Multicall3 is on every chain that has it. */
export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** One question to a contract: a view function's calldata. */
export type BatchedRead = Readonly<{ to: Address; data: Hex }>;

/** What one call gave back: its data when it succeeded, what it failed with when it did not. */
export type Returned = Readonly<{ ok: boolean; data: Hex }>;

/** Calldata of `aggregate3` with every call allowed to fail. The first asks which chain this is. */
export function aggregate3(asks: readonly BatchedRead[]): Hex {
  const calls = [{ to: multicall3, data: whichChain }, ...asks].map(({ to, data }) => ({
    target: to,
    allowFailure: true,
    callData: data,
  }));
  return encodeFunctionData({ abi, functionName: 'aggregate3', args: [calls] });
}

/**
 * What `aggregate3` returned: one answer for each of `count` questions in their order, and the chain that it ran on,
 * where it says so. Undefined when it is not exactly the canonical encoding of that many answers.
 */
export function aggregate3Answer(data: Hex, count: number): Aggregate3Answer | undefined {
  const read = abiDecode(fields, hexToBytes(data), 0, freshBudget());
  if (!read.ok || read.oddities.length > 0) return undefined;
  const list = read.args[0]?.value;
  if (list?.kind !== 'array' || list.items.length !== count + 1) return undefined;
  const [chain, ...returned] = list.items.flatMap(({ value }): Returned[] => {
    const [ok, bytes] = value.kind === 'tuple' ? value.fields.map((it) => it.value) : [];
    return ok?.kind === 'bool' && bytes?.kind === 'bytes' ? [{ ok: ok.value, data: bytes.hex }] : [];
  });
  const chainId = chain?.ok && size(chain.data) === 32 ? BigInt(chain.data) : undefined;
  return chainId === undefined ? { returned } : { chainId, returned };
}

type Aggregate3Answer = Readonly<{ chainId?: bigint; returned: readonly Returned[] }>;

const abi = parseAbi([
  'struct Call3 { address target; bool allowFailure; bytes callData; }',
  solidity.aggregate3,
  solidity.getChainId,
]);

const whichChain = encodeFunctionData({ abi, functionName: 'getChainId' });

const fields =
  abiFields([
    {
      type: 'tuple[]',
      components: [
        { type: 'bool', name: 'ok' },
        { type: 'bytes', name: 'data' },
      ],
    },
  ]) ?? [];

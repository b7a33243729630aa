import type { Address } from 'viem';
import { encodeFunctionData, parseAbi } from 'viem';
import { symbolText } from '../label/tokens/tokenFacts.ts';
import { callOnly, toZeroIsSelf } from '../shipped/safe/multiSendContracts.ts';
import { ordinary, rpc } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import { selectors } from '../world/selectors.ts';
import { solidity } from '../world/solidity.ts';
import type { World } from '../world/world.ts';
import { readMany } from './readMany.ts';
import { readAs, uint } from '../world/returned.ts';

/** What a Safe says of its next transaction, and the contract on its network through which it makes several calls. */
export type NextOfSafe = Readonly<{ nonce: bigint; version: string; multiSend: Address | undefined }>;

/** Asks a Safe for its next nonce and its version, and the network for MultiSend; undefined where the Safe does not answer. */
export async function readNextOfSafe(
  world: World,
  { chainId, safe, several }: { chainId: number; safe: Address; several: boolean },
  signal: AbortSignal,
): Promise<NextOfSafe | undefined> {
  const asks = [selectors.nonce, version].map((data) => ({ to: safe, data }));
  const [{ answers }, multiSend] = await Promise.all([
    readMany(world, { chainId, asks }, signal),
    several ? deployedOf(world, chainId, signal) : undefined,
  ]);
  const nonce = readAs(answers[0], uint);
  const said = readAs(answers[1], symbolText);
  if (nonce.s !== 'known' || said.s !== 'known') return undefined;
  return { nonce: nonce.v, version: said.v, multiSend };
}

const version = encodeFunctionData({ abi: parseAbi([solidity.VERSION]) });

/** A call to the zero address is one to that, also through these. */
const plain = callOnly.filter((it) => !toZeroIsSelf.includes(it));

/** Their code follows from their address: whatever is there is what it should be. The newest first. */
async function deployedOf(world: World, chainId: number, signal: AbortSignal): Promise<Address | undefined> {
  const codes = await Promise.all(
    plain.map((it) =>
      rpc(world, { chainId, method: 'eth_getCode', params: [it, 'latest'] }, ordinary(signal), hexBytes),
    ),
  );
  const isThere = codes.map((it) => it.s === 'known' && it.v.value !== '0x');
  return plain.findLast((_, at) => isThere[at]) as Address | undefined;
}

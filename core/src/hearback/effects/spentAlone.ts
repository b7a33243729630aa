import { type Address, type Hex, numberToHex } from 'viem';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hexBytes, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';

/**
 * Whether an account can have spent native currency in a block by one transaction alone: it has a key and no code, and
 * made one. What others do can then only add to what it has. False where that cannot be found out.
 */
export async function spentAlone(
  {
    chainId,
    account,
    number,
    blockHash,
  }: { chainId: number; account: Address; number: bigint; blockHash: Hex },
  world: World,
  signal: AbortSignal,
): Promise<boolean> {
  if (number === 0n) return false;
  const count = (at: bigint) => {
    const params = [account, numberToHex(at)];
    return rpc(world, { chainId, method: 'eth_getTransactionCount', params }, ordinary(signal), quantity);
  };
  const codeOf = { chainId, method: 'eth_getCode', params: [account, { blockHash }] };
  const [before, after, code] = await Promise.all([
    count(number - 1n),
    count(number),
    rpc(world, codeOf, ordinary(signal), hexBytes),
  ]);
  if (before.s !== 'known' || after.s !== 'known' || code.s !== 'known') return false;
  return after.v.value === before.v.value + 1n && code.v.value === '0x';
}

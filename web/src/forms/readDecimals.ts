import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { maxDecimals } from '@readback/core/text/amount.ts';
import { ordinary, rpc } from '@readback/core/world/rpc.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Address } from 'viem';

/**
 * The decimals that an ERC-20 token itself states (`decimals()`, 0x313ce567). An address without code, or whose
 * code does not answer, is `notFound`; a number that no amount could have is `malformed`.
 */
export async function readDecimals(
  token: Readonly<{ chainId: number; address: Address }>,
  world: World,
  signal: AbortSignal,
): Promise<Known<number>> {
  const answer = await rpc(
    world,
    {
      chainId: token.chainId,
      method: 'eth_call',
      params: [{ to: token.address, data: '0x313ce567' }, 'latest'],
    },
    ordinary(signal),
    (result) => (typeof result === 'string' ? result : undefined),
  );
  if (answer.s !== 'known') return answer;
  const { value, endpoint } = answer.v;
  if (value === '0x') return unknown('notFound', endpoint);
  if (!/^0x[0-9a-fA-F]{64}$/.test(value)) return unknown('malformed', endpoint);
  const decimals = BigInt(value);
  return decimals <= BigInt(maxDecimals) ? known(Number(decimals)) : unknown('malformed', endpoint);
}

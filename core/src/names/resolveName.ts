import type { Address, Hex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { ordinary } from '../world/rpc.ts';
import type { NameService, World } from '../world/world.ts';
import { askEns } from './askEns.ts';
import { normaliseName } from './normalise.ts';
import { coinTypeOf, ethereumCoin } from './service.ts';
import { resolvedAddress, addressQuestion, recordIn } from './universalResolver.ts';

export type ResolveNameInput = Readonly<{
  /** As typed or as kept: it is normalised here (ENSIP-15). */
  name: string;
  /** The chain that the address is for. */
  chainId: number;
  /** Hash of the block of the name service's chain whose state counts; the latest where none is said. */
  block?: Hex | undefined;
  /** Whether gateways may be asked for what lies off the chain. Off unless said. */
  gateways?: boolean | undefined;
}>;

/** Whom a name gives, and who said so. */
export type ResolvedName = Readonly<{
  name: string;
  address: Address;
  /** `ethereum`: the name says nothing of the chain that was asked for; this is its address on Ethereum. */
  on: 'chain' | 'ethereum';
  service: NameService;
  resolver: Address;
  endpoint: string;
}>;

/**
 * Whom a name gives on a chain: the address of the chain's coin type (ENSIP-9, ENSIP-11), else that of Ethereum.
 * `notFound` when the name gives nobody, `malformed` when it is not a name.
 *
 * @example
 * await resolveName({ name: 'pilot.eth', chainId: 8453 }, world, signal);
 */
export async function resolveName(
  { name: typed, chainId, block, gateways }: ResolveNameInput,
  world: World,
  signal: AbortSignal,
): Promise<Known<ResolvedName>> {
  const normal = normaliseName(typed);
  if (!normal.ok) return unknown('malformed');
  const { name } = normal.value;
  const asked = await world.ask('ens', { chainId, typed: true }, ordinary(signal));
  if (asked.s !== 'known') return asked;
  const service = asked.v;
  const coin = coinTypeOf(service, chainId);
  const at = { service, block, gateways };
  const look = async (coinType: bigint, on: ResolvedName['on']): Promise<Known<ResolvedName>> => {
    const answer = await askEns(addressQuestion(name, coinType), at, world, signal);
    if (answer.s !== 'known') return answer;
    const { endpoint } = answer.v;
    try {
      const { record, resolver } = recordIn(answer.v.answer);
      const address = resolvedAddress(record, coinType);
      if (address === undefined) return unknown('notFound', endpoint);
      return known({ name, address, on, service, resolver, endpoint });
    } catch {
      return unknown('malformed', endpoint);
    }
  };
  if (coin === undefined || coin === ethereumCoin) {
    return look(ethereumCoin, coin === undefined ? 'ethereum' : 'chain');
  }
  const there = await look(coin, 'chain');
  return there.s === 'unknown' && there.why === 'notFound' ? look(ethereumCoin, 'ethereum') : there;
}

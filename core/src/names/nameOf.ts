import type { Address, Hex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import { ordinary } from '../world/rpc.ts';
import type { NameService, World } from '../world/world.ts';
import { askEns } from './askEns.ts';
import { normaliseName } from './normalise.ts';
import { coinTypeOf, ethereumCoin } from './service.ts';
import { nameIn, nameQuestion } from './universalResolver.ts';

export type NameOfInput = Readonly<{
  address: Address;
  /** The chain on which the address is inspected: names there are those of its coin type (ENSIP-19). */
  chainId: number;
  block?: Hex | undefined;
  /** Whether gateways may be asked for what lies off the chain. Off unless said; never for strangers. */
  gateways?: boolean | undefined;
  /**
   * Whether the name that the address has on Ethereum will do. Only for the user's own accounts: elsewhere a contract
   * of someone else may be at the same address.
   */
  orEthereum?: boolean | undefined;
}>;

/** The primary name of an address. It points back: that is checked. */
export type PrimaryName = Readonly<{ name: string; service: NameService; endpoint: string }>;

/**
 * The primary name of an address on a chain (ENSIP-19), forward-verified. A name that is not normal after ENSIP-15
 * counts as none: what such a name shows is not what would be looked up.
 */
export async function nameOf(
  { address, chainId, block, gateways, orEthereum }: NameOfInput,
  world: World,
  signal: AbortSignal,
): Promise<Known<PrimaryName>> {
  const asked = await world.ask('ens', { chainId, typed: false }, ordinary(signal));
  if (asked.s !== 'known') return asked;
  const service = asked.v;
  const coin = coinTypeOf(service, chainId);
  const look = async (coinType: bigint): Promise<Known<PrimaryName>> => {
    const at = { service, block, gateways };
    const answer = await askEns(nameQuestion(address, coinType), at, world, signal);
    if (answer.s !== 'known') return answer;
    const { endpoint } = answer.v;
    try {
      const name = nameIn(answer.v.answer);
      return name !== undefined && isNormal(name)
        ? known({ name, service, endpoint })
        : unknown('notFound', endpoint);
    } catch {
      return unknown('malformed', endpoint);
    }
  };
  const here = coin === undefined ? unknown('notFound') : await look(coin);
  if (here.s === 'known' || !orEthereum || coin === ethereumCoin) return here;
  return look(ethereumCoin);
}

function isNormal(name: string): boolean {
  const normal = normaliseName(name);
  return normal.ok && normal.value.name === name;
}

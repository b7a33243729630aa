import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';
import seaport from '../../shipped/seaport.json' with { type: 'json' };
import { byAddress } from './byAddress.ts';
import { fetchPlaces, placeNames, placesNow } from './places.ts';
import type { Places } from './readPlaces.ts';
import { universalRouterAt } from './universalRouters.ts';

/**
 * Sees to it that `protocolAt` knows the contracts of a network: on the page their list is fetched when a request is on that
 * network. Rejects where it does not come.
 */
export async function knowProtocols(chainId: number | undefined): Promise<void> {
  if (chainId === undefined || known.has(chainId) || placesNow(chainId) !== undefined) return;
  known.set(chainId, await fetchPlaces(chainId));
}

/**
 * What a protocol's contract is called, by its chain and its address: `Aave v3 pool`. A name only: it is in lists
 * that ship with Readback, and says nothing of the code that is there now. Throws where the list of the network was not
 * fetched (`knowProtocols`): that a contract is not on it is no more known than that it is.
 */
export function protocolAt(chainId: number, address: Address): string | undefined {
  const it = accountKey(address);
  return placesOn(chainId).get(it) ?? universalRouterAt(chainId, it);
}

/** Whether a contract is known to pay out what an order of UniswapX wants before it keeps what is given. */
export function isReactor(chainId: number | undefined, address: Address): boolean {
  return chainId !== undefined && protocolAt(chainId, address) === 'UniswapX reactor';
}

/** The addresses of a protocol's contract on one network, in lower case. */
export function placesOf(chainId: number, name: string): readonly string[] {
  return [...placesOn(chainId)].flatMap(([address, its]) => (its === name ? [address] : []));
}

/** Contracts of protocols that are at one address on every network, since that follows from their code. */
const everywhere = byAddress(seaport.everywhere);

/** What a protocol's contract is called that is at one address on every network. */
export function protocolAnywhere(address: Address): string | undefined {
  const it = accountKey(address);
  return Object.hasOwn(everywhere, it) ? everywhere[it] : undefined;
}

/**
 * Where positions are, and who may act on them is asked as of a token (markets of Compound v3: whoever is allowed may take
 * all, and borrow) or of a collection.
 */
export function positionsAt(
  chainId: number,
): Readonly<{ markets: readonly Address[]; collections: readonly Address[] }> {
  const at = (names: RegExp): readonly Address[] =>
    [...placesOn(chainId)].flatMap(([address, name]) => (names.test(name) ? [address as Address] : []));
  return { markets: at(/^Compound v3 [A-Z.]+$/), collections: at(positionItems) };
}

const positionItems =
  /^(?:Uniswap v[34] positions|ENS (?:base registrar|name wrapper|registry)|Lido withdrawal queue)$/;

/** The contracts of these lists on a network that someone could be made to take another address for. */
export function contractsOn(chainId: number): readonly Address[] {
  // What begins with zeros looks like much.
  return [...placesOn(chainId).keys()].flatMap((it) => (it.startsWith('0x000') ? [] : [it as Address]));
}

/** Every name of these lists. */
export function protocolNames(): readonly string[] {
  return placeNames;
}

const known = new Map<number, Places>();

function placesOn(chainId: number): Places {
  const places = placesNow(chainId) ?? known.get(chainId);
  if (places === undefined) throw new Error(`The contracts of network ${chainId} were not fetched.`);
  return places;
}

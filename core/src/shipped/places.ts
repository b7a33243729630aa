import { mainContracts } from './mainContracts.ts';
import { protocolAddresses } from './protocolAddresses.ts';
import { registryContracts } from './registryContracts.ts';
import type { Places } from './readPlaces.ts';

/**
 * The contracts of protocols on each network, all of them. While the page is built its engine gets another one of this
 * module (`web/vite.config.ts`), which has the names and fetches the places of a network that has any when they are asked for.
 */
const tables = [protocolAddresses, mainContracts, registryContracts];

/** Every name of these lists. */
export const placeNames: readonly string[] = tables.flatMap((it) => Object.keys(it));

/** The contracts on a network; undefined where they have to be fetched first. */
export function placesNow(chainId: number): Places | undefined {
  byNetwork ??= index();
  return byNetwork.get(chainId) ?? none;
}

/** The networks on which there are any. */
export function placeNetworks(): readonly number[] {
  byNetwork ??= index();
  return [...byNetwork.keys()];
}

/** The contracts on a network, fetched. Rejects where they do not come. */
export async function fetchPlaces(chainId: number): Promise<Places> {
  return placesNow(chainId) ?? none;
}

const none: Places = new Map();

let byNetwork: ReadonlyMap<number, Places> | undefined;

function index(): ReadonlyMap<number, Places> {
  const all = new Map<number, Map<string, string>>();
  for (const [name, places] of tables.flatMap((it) => Object.entries(it))) {
    for (const place of places) {
      const [address = '', ...chains] = place.split(' ');
      for (const chain of chains.map(Number)) {
        const its = all.get(chain) ?? new Map<string, string>();
        all.set(chain, its.set(address, name));
      }
    }
  }
  return all;
}

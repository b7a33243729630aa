import type { Address } from 'viem';
import { mainContracts } from './mainContracts.ts';
import { protocolAddresses } from './protocolAddresses.ts';
import { registryContracts } from './registryContracts.ts';
import { universalRouterAt } from './universalRouters.ts';

/**
 * What a protocol's contract is called, by its chain and its address: `Aave v3 pool`. A name only: it is in lists
 * that ship with Readback, and says nothing of the code that is there now.
 */
export function protocolAt(chainId: number, address: Address): string | undefined {
  byPlace ??= index();
  return (
    byPlace.get(`${chainId} ${address.toLowerCase()}`) ?? universalRouterAt(chainId, address.toLowerCase())
  );
}

/** Every name of these lists. */
export function protocolNames(): readonly string[] {
  return [protocolAddresses, mainContracts, registryContracts].flatMap((it) => Object.keys(it));
}

let byPlace: ReadonlyMap<string, string> | undefined;

function index(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const all = [protocolAddresses, mainContracts, registryContracts].flatMap((it) => Object.entries(it));
  for (const [name, places] of all) {
    for (const place of places) {
      const [address, ...chains] = place.split(' ');
      for (const chain of chains) map.set(`${chain} ${address}`, name);
    }
  }
  return map;
}

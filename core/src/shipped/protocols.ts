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

/** Contracts of protocols that are at one address on every network, since that follows from their code. */
const everywhere: Readonly<Record<string, string>> = {
  '0x00000000006c3852cbef3e08e8df289169ede581': 'Seaport 1.1',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6': 'Seaport 1.4',
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc': 'Seaport 1.5',
  '0x0000000000000068f116a894984e2db1123eb395': 'Seaport 1.6',
};

/** What a protocol's contract is called that is at one address on every network. */
export function protocolAnywhere(address: Address): string | undefined {
  const it = address.toLowerCase();
  return Object.hasOwn(everywhere, it) ? everywhere[it] : undefined;
}

/**
 * Where positions are, and who may act on them is asked as of a token (markets of Compound v3: whoever is allowed may take
 * all, and borrow) or of a collection.
 */
export function positionsAt(
  chainId: number,
): Readonly<{ markets: readonly Address[]; collections: readonly Address[] }> {
  byPlace ??= index();
  const at = (names: RegExp): readonly Address[] =>
    [...(byPlace ?? [])].flatMap(([place, name]) => {
      const [chain, address] = place.split(' ');
      return chain === String(chainId) && names.test(name) ? [address as Address] : [];
    });
  return { markets: at(/^Compound v3 [A-Z.]+$/), collections: at(positionItems) };
}

const positionItems =
  /^(?:Uniswap v[34] positions|ENS (?:base registrar|name wrapper|registry)|Lido withdrawal queue)$/;

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

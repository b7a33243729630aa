import aave from '../../shipped/aave.json' with { type: 'json' };
import cow from '../../shipped/cow.json' with { type: 'json' };
import curve from '../../shipped/curve.json' with { type: 'json' };
import curveStablecoin from '../../shipped/curveStablecoin.json' with { type: 'json' };
import farcaster from '../../shipped/farcaster.json' with { type: 'json' };
import gmx from '../../shipped/gmx.json' with { type: 'json' };
import morpho from '../../shipped/morpho.json' with { type: 'json' };
import morphoVaults from '../../shipped/morphoVaults.json' with { type: 'json' };
import others from '../../shipped/others.json' with { type: 'json' };
import pendle from '../../shipped/pendle.json' with { type: 'json' };
import registry from '../../shipped/registry.json' with { type: 'json' };
import sablier from '../../shipped/sablier.json' with { type: 'json' };
import superfluid from '../../shipped/superfluid.json' with { type: 'json' };
import uniswap from '../../shipped/uniswap.json' with { type: 'json' };
import zora from '../../shipped/zora.json' with { type: 'json' };
import type { Places } from './readPlaces.ts';

/**
 * The contracts of protocols on each network, all of them: by name the address, in lower case, and the networks on which it
 * is theirs (`0x… 1 10`). Contracts that anybody can deploy (vaults, pools, markets of a factory) are only among them where the
 * protocol itself lists each of them: that a factory made one says nothing of whoever runs it. Nor is
 * what makes calls that others choose (the vault connector of Euler, portals and message services of bridges): a
 * shipped name makes a contract one that may spend, and whatever is allowed to those, anybody takes.
 *
 * `core/shipped` has a file for each protocol whose own package names them, which `npm run protocols` keeps. While the page is built its engine gets another one of this
 * module (`web/vite.config.ts`), which has the names and fetches the places of a network that has any when they are asked for.
 */
export const shippedContracts: Readonly<Record<string, readonly string[]>> = merged(
  [
    aave,
    cow,
    curve,
    curveStablecoin,
    farcaster,
    gmx,
    morpho,
    morphoVaults,
    pendle,
    registry,
    sablier,
    superfluid,
    uniswap,
    zora,
    others,
  ].map(({ contracts }): Readonly<Record<string, readonly string[]>> => contracts),
);

/** Every name of these lists. */
export const placeNames: readonly string[] = Object.keys(shippedContracts);

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

/** Whether one of these contracts has an address, in lower case, on any network. Rejects where a list does not come. */
export async function isPlacedAnywhere(address: string): Promise<boolean> {
  return placeNetworks().some((chainId) => placesNow(chainId)?.has(address) === true);
}

const none: Places = new Map();

let byNetwork: ReadonlyMap<number, Places> | undefined;

function index(): ReadonlyMap<number, Places> {
  const all = new Map<number, Map<string, string>>();
  for (const [name, places] of Object.entries(shippedContracts)) {
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

/** A name may be in several files: a package names what its protocol deploys today, and what it deployed before stands elsewhere. */
function merged(
  files: readonly Readonly<Record<string, readonly string[]>>[],
): Readonly<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = {};
  for (const file of files)
    for (const [name, places] of Object.entries(file)) all[name] = [...(all[name] ?? []), ...places];
  return all;
}

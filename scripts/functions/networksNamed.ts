import { placeNames, placeNetworks, placesNow } from '@readback/core/shipped/places.ts';
import { listedChains } from '@readback/core/world/listedChains.ts';

const chains = new Map(
  listedChains
    .trim()
    .split('\n')
    .map((it) => it.split('|'))
    .map(([id, name = '']) => [Number(id), name]),
);

/** Networks by what people call them. */
export function networkNames(ids: readonly number[]): readonly string[] {
  return ids.map((chainId) => chains.get(chainId) ?? `network ${chainId}`);
}

/** The shipped names that fit, each with the networks where such a contract is. */
export function networksNamed(
  names: RegExp,
): readonly Readonly<{ name: string; networks: readonly string[] }>[] {
  return [...new Set(placeNames)]
    .filter((it) => names.test(it))
    .toSorted()
    .map((name) => ({
      name,
      networks: networkNames(
        placeNetworks()
          .filter((chainId) => [...(placesNow(chainId)?.values() ?? [])].includes(name))
          .toSorted((one, other) => one - other),
      ),
    }));
}

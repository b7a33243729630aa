import { placeNames, placeNetworks, placesNow } from './places.ts';

/**
 * The contracts of protocols as files for the built page, and which of them each network is in. A row is an address, the place
 * of its name in `placeNames`, and its networks.
 */
export type PlaceFiles = Readonly<{ files: readonly string[]; of: ReadonlyMap<number, number> }>;

/** About how many contracts are in a file: networks with fewer share one, since every file is one more to keep for offline use. */
const enough = 60;

export function placeFiles(): PlaceFiles {
  const sizeOf = (chainId: number) => placesNow(chainId)?.size ?? 0;
  const [large = [], small = []] = [true, false].map((is) =>
    placeNetworks()
      .filter((it) => sizeOf(it) >= enough === is)
      .toSorted((one, other) => one - other),
  );
  const shared = small.reduce<readonly (readonly number[])[]>((files, it) => {
    const last = files.at(-1) ?? [];
    const isFull = last.reduce((sum, other) => sum + sizeOf(other), sizeOf(it)) > enough;
    return isFull ? [...files, [it]] : [...files.slice(0, -1), [...last, it]];
  }, []);
  const networks = [...large.map((it) => [it]), ...shared];
  return {
    files: networks.map(fileOf),
    of: new Map(networks.flatMap((its, file) => its.map((it): [number, number] => [it, file]))),
  };
}

function fileOf(networks: readonly number[]): string {
  const rows = new Map<string, number[]>();
  for (const chainId of networks) {
    for (const [address, name] of placesNow(chainId) ?? []) {
      const key = `${address.slice(2)} ${placeNames.indexOf(name)}`;
      rows.set(key, [...(rows.get(key) ?? []), chainId]);
    }
  }
  return [...rows].map(([row, chains]) => `${row} ${chains.join(' ')}`).join('\n');
}

/**
 * What a protocol's package says of where its contracts are: each address with its chain, as far as that is told, and
 * the key that it is under. Chains are found as keys of objects, or as `chainId` beside the address.
 *
 * @typedef {{ address: string, chain: number | undefined, key: string }} Place
 * @param {unknown} value exported by the package, or parsed from its JSON
 * @param {{ chain?: number | undefined, key?: string }} [at]
 * @returns {readonly Place[]}
 */
export function placesIn(value, at = {}, seen = new Set()) {
  if (typeof value === 'string')
    return isAddress.test(value) && !/^0x0+$/.test(value)
      ? [{ address: value.toLowerCase(), chain: at.chain, key: at.key ?? '' }]
      : [];
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  // One object may be under many chains, so that only what is inside of itself is passed over.
  const inside = new Set(seen).add(value);
  const chain =
    numberIn(value.chainId) ?? numberIn(value.CHAIN_ID) ?? numberIn(value.network?.chainId) ?? at.chain;
  const named = typeof value.address === 'string' && typeof value.name === 'string';
  return Object.entries(value).flatMap(([key, inner]) => {
    // Below its chain a number counts something else.
    const isChain = chain === undefined && /^[1-9]\d*$/.test(key) && !Array.isArray(value);
    if (isChain) return placesIn(inner, { chain: Number(key), key: at.key }, inside);
    const called = Array.isArray(value)
      ? at.key
      : joined(at.key, named && key === 'address' ? value.name : key);
    return placesIn(inner, { chain, key: called }, inside);
  });
}

/**
 * The rows of a file of `core/shipped`: a name, an address, and one chain each, or none where it is the same on all.
 *
 * @param {{ contracts?: Record<string, string[]>, everywhere?: Record<string, string[]> }} file
 * @returns {readonly Row[]}
 * @typedef {{ name: string, address: string, chain?: number }} Row
 */
export function rowsOf({ contracts = {}, everywhere = {} }) {
  return [
    ...Object.entries(contracts).flatMap(([name, places]) =>
      places.flatMap((place) => {
        const [address, ...chains] = place.split(' ');
        return chains.map((chain) => ({ name, address, chain: Number(chain) }));
      }),
    ),
    ...Object.entries(everywhere).flatMap(([name, addresses]) =>
      addresses.map((address) => ({ name, address })),
    ),
  ];
}

/**
 * The contracts of a file with more of them.
 *
 * @param {Record<string, string[]>} contracts
 * @param {readonly Row[]} more
 */
export function withMore(contracts, more) {
  const all = structuredClone(contracts);
  for (const { name, address, chain } of more) {
    const places = all[name];
    const at = places.findIndex((it) => it.startsWith(`${address} `));
    const chains = new Set(at < 0 ? [] : places[at].split(' ').slice(1).map(Number)).add(chain);
    const place = [address, ...[...chains].toSorted((one, other) => one - other)].join(' ');
    if (at < 0) places.push(place);
    else places[at] = place;
  }
  return all;
}

/**
 * Holds the rows of a file against its package. `gone`: the package does not have the address. `otherChains`: it has it, and not on
 * that chain. `more`: what it has under a key whose addresses all have one of the file's names, on chains of any file.
 *
 * @param {readonly Row[]} own rows of the file
 * @param {readonly Place[]} places
 * @param {readonly Row[]} rows of all files
 */
export function compare(own, places, rows) {
  const names = new Set(own.map(({ name }) => name));
  const chainsOf = new Map();
  for (const { address, chain } of places)
    chainsOf.set(address, (chainsOf.get(address) ?? new Set()).add(chain));
  const gone = own.filter(({ address }) => !chainsOf.has(address));
  const otherChains = own.filter(({ address, chain }) => {
    const chains = chainsOf.get(address);
    return chain !== undefined && chains !== undefined && !chains.has(chain) && !chains.has(undefined);
  });
  const nameAt = new Map(rows.map(({ name, address, chain }) => [`${chain} ${address}`, name]));
  const called = new Map();
  for (const { address, chain, key } of places) {
    const name = nameAt.get(`${chain} ${address}`);
    if (name !== undefined) called.set(key, (called.get(key) ?? new Set()).add(name));
  }
  const chains = new Set(rows.map(({ chain }) => chain));
  const more = new Map();
  for (const { address, chain, key } of places) {
    const its = [...(called.get(key) ?? [])];
    if (its.length !== 1 || !names.has(its[0]) || !chains.has(chain) || nameAt.has(`${chain} ${address}`))
      continue;
    more.set(`${chain} ${address}`, { name: its[0], address, chain, key });
  }
  return { gone, otherChains, more: [...more.values()] };
}

const isAddress = /^0x[0-9a-fA-F]{40}$/;

function numberIn(value) {
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function joined(before, key) {
  return before === undefined ? key : `${before}.${key}`;
}

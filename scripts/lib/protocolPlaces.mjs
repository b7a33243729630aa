/**
 * What a protocol's package says of where its contracts are: each address with its chain, as far as that is told, and
 * the key that it stands under. Chains are found as keys of objects, or as `chainId` beside the address.
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
  // One object may stand under many chains, so that only what is inside of itself is passed over.
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
 * The rows of `protocolAddresses.ts` and the tables that are written as it is: a name, an address, and one chain each.
 *
 * @param {string} source of such a table
 */
export function rowsOf(source) {
  const rows = [];
  let name = '';
  for (const line of source.split('\n')) {
    const found = /^ {2}(?:'((?:[^'\\]|\\.)+)'|([A-Za-z]\w*)):/.exec(line);
    if (found) name = found[1] ?? found[2];
    for (const [, address, chains] of line.matchAll(/'(0x[0-9a-f]{40})((?: \d+)+)'/g))
      for (const chain of chains.trim().split(' ')) rows.push({ name, address, chain: Number(chain) });
  }
  return rows;
}

/**
 * The rows of `known.ts` whose addresses are the same on every chain.
 *
 * @param {string} source of that file
 */
export function rowsEverywhere(source) {
  const [, table = ''] = /const everywhere[^{]*\{([\s\S]*?)\n\};/.exec(source) ?? [];
  return [...table.matchAll(/'(0x[0-9a-f]{40})': '([^']+)'/g)].map(([, address, name]) => ({
    name,
    address,
  }));
}

/**
 * Holds rows against a package. `gone`: the package does not have the address. `otherChains`: it has it, and not on
 * that chain. `more`: what it has under a key whose addresses all have one of the package's names here, on chains of
 * the table.
 *
 * @param {readonly { name: string, address: string, chain?: number }[]} rows of the whole table; without a chain: of all
 * @param {readonly Place[]} places
 * @param {RegExp} names of the package's own rows
 */
export function compare(rows, places, names) {
  const own = rows.filter(({ name }) => names.test(name));
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
    if (its.length !== 1 || !names.test(its[0]) || !chains.has(chain) || nameAt.has(`${chain} ${address}`))
      continue;
    more.set(`${chain} ${address}`, { name: its[0], address, chain, key });
  }
  return { own, gone, otherChains, more: [...more.values()] };
}

const isAddress = /^0x[0-9a-fA-F]{40}$/;

function numberIn(value) {
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function joined(before, key) {
  return before === undefined ? key : `${before}.${key}`;
}

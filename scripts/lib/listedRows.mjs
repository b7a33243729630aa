/** What is left of a name when it is compared: letters and digits. */
const bare = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** No network of anybody's: what runs on one's own machine. */
const local = /local|in-?memory|devnet/i;
const ownIds = new Set([1337, 31337, 31338]);

/**
 * One row for each network of viem's list, by its id: `id|name|symbol|alias alias`. Of several with one id the first that
 * is neither for tests nor local.
 */
export function listedRows(chains) {
  const byId = new Map();
  for (const [key, chain] of Object.entries(chains)) {
    if (typeof chain?.id !== 'number' || chain.nativeCurrency.decimals !== 18) continue;
    if (ownIds.has(chain.id)) continue;
    byId.set(chain.id, [...(byId.get(chain.id) ?? []), { key, chain }]);
  }
  return [...byId]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([id, all]) => {
      const own = all.filter(({ key, chain }) => !local.test(key) && !local.test(chain.name));
      const { chain } = own.find(({ chain: it }) => it.testnet !== true) ?? own[0] ?? {};
      if (chain === undefined) return [];
      const { name, nativeCurrency } = chain;
      const aliases = own
        .filter(({ key, chain: it }) => it.name === name && bare(key) !== bare(name))
        .map(({ key }) => bare(key));
      if (/[|`\\$\n]/.test(name + nativeCurrency.symbol)) return [];
      const symbol = nativeCurrency.symbol === 'ETH' ? '' : nativeCurrency.symbol;
      return [[id, name, symbol, [...new Set(aliases)].join(' ')].join('|').replace(/\|+$/, '')];
    });
}

/** What the address of the Contracts screen holds. A link may carry it: everything in it is a stranger's word. */
export type ContractsSearch = {
  chain?: number;
  address?: string;
  /** The function that is open, as a line (`transfer(address to, uint256 amount)`), a signature or a selector. */
  fn?: string;
  /** What is in its form, see `formText`. */
  args?: readonly unknown[];
  /** What is sent along, as a decimal number of the network's own coin. */
  value?: string;
};

/** What of an address makes sense, and is not too long; the rest is as if it were not there. */
export function contractsSearch(search: Record<string, unknown>): ContractsSearch {
  const { chain, address, fn, args, value } = search;
  const sum = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return {
    ...(typeof chain === 'number' && Number.isSafeInteger(chain) && chain > 0 ? { chain } : {}),
    ...(isText(address, 300) ? { address } : {}),
    ...(isText(fn, 4_000) ? { fn } : {}),
    ...(Array.isArray(args) && JSON.stringify(args).length <= 8_000 ? { args } : {}),
    ...(isText(sum, 100) ? { value: sum } : {}),
  };
}

function isText(it: unknown, most: number): it is string {
  return typeof it === 'string' && it !== '' && it.length <= most;
}

import { allRows, type FunctionRow } from '../abis/rows.ts';

/** The functions of any contract. */
export function standardRows(): readonly FunctionRow[] {
  return allRows().filter(({ at }) => at === undefined);
}

/** The routers and aggregators whose functions are tested with their swaps. */
export const routerSources: ReadonlySet<string> = new Set([
  'Uniswap V2',
  'Uniswap V3',
  '1inch',
  'Velora',
  '0x',
  '0x Settler',
  'KyberSwap',
  'Odos, OpenOcean',
  'OKX',
  'SushiSwap',
  'LI.FI',
  'Wombat Exchange',
  'Clipper',
]);

/** The functions of some contracts alone. */
export function placedRows(): readonly (FunctionRow & Readonly<{ at: RegExp }>)[] {
  return allRows().flatMap((it) => (it.at === undefined ? [] : [{ ...it, at: it.at }]));
}

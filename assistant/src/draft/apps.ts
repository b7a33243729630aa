/** Apps that people name in what they want to do: by these names they are apps, wherever they stand. */
import type { Handle } from '../handles/handle.ts';

/** Names that mean nothing else: they are read as names even where nobody saved them. */
export const appNames: readonly string[] =
  '1inch|Aave|Aerodrome|Balancer|Bungee|Camelot|CoW Swap|CowSwap|deBridge|Eigenlayer|Ether.fi|Etherfi|Gitcoin|GMX|Jumper|KyberSwap|Lido|LooksRare|Magic Eden|MakerDAO|Morpho|Odos|OpenSea|Orbiter|PancakeSwap|ParaSwap|Pendle|Polymarket|Rarible|Rocket Pool|Stargate|Superbridge|SushiSwap|Uniswap|Velodrome|Yearn|Zerion'.split(
    '|',
  );

/** Names that are words as well: apps only where someone saved them. */
const wordNames =
  'across|blur|compound|convex|cow|curve|euler|fluid|hop|maker|matcha|relay|snapshot|spark|sushi|synapse|venus|zora';

const known: ReadonlySet<string> = new Set([
  ...appNames.map((it) => it.toLowerCase()),
  ...wordNames.split('|'),
]);

/** Whether a name is that of an app: what is sent to one is put into it, and what comes from one is taken out. */
export function isAppName({ text }: Pick<Handle, 'text'>): boolean {
  return known.has(text.toLowerCase().replace(/\s+v?\d+(?:\s.*)?$/u, ''));
}

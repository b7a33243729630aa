/** What the page's own host says of networks, as far as it makes sense. */
import { isPlainName, mostName, mostSymbol } from './plainName.ts';
import { unnamed, unnamedCoin } from './unnamed.ts';
import { isRecord } from '../base/shapes.ts';

export type Network = Readonly<{
  chainId: number;
  name: string;
  /** Of the native currency. */
  symbol: string;
  decimals: number;
  /** Absolute, or relative to this page. */
  rpc: string;
  explorer?: string;
  practice: boolean;
  /** Added by the user; the page's host knows nothing of it. */
  custom: boolean;
}>;

export type Config = Readonly<{
  networks: readonly Network[];
  practice: Readonly<{ rpc: string; marker: unknown }> | null;
  /** Whether the page’s host takes requests of scripts. */
  scripts?: boolean | undefined;
}>;

export const noConfig: Config = { networks: [], practice: null };

/**
 * The configuration in `json`. A network that could not be asked is left out, and so is the second of two with one
 * chain id; a name that would deceive the eye is replaced by the number of its chain, since names of networks also
 * are in sentences and lists, where no odd character can be marked. `base` is the address of this page.
 */
export function parseConfig(json: unknown, base: string): Config {
  if (!isRecord(json) || !Array.isArray(json.networks)) return noConfig;
  const { practice, scripts } = json;
  if (practice !== null && !isPractice(practice)) return noConfig;
  if (scripts !== undefined && typeof scripts !== 'boolean') return noConfig;
  const seen = new Set<number>();
  return {
    networks: json.networks
      .flatMap((it) => networkIn(it, base))
      .filter(({ chainId }) => !seen.has(chainId) && seen.add(chainId)),
    practice: practice && isHttp(practice.rpc, base) ? { rpc: practice.rpc, marker: practice.marker } : null,
    scripts,
  };
}

function isPractice(it: unknown): it is NonNullable<Config['practice']> {
  return isRecord(it) && typeof it.rpc === 'string' && 'marker' in it;
}

function networkIn(it: unknown, base: string): readonly Network[] {
  if (!isRecord(it)) return [];
  const { chainId, name, symbol, decimals, rpc, explorer, practice = false } = it;
  if (!isWhole(chainId, 1) || typeof name !== 'string' || typeof symbol !== 'string') return [];
  if (!isWhole(decimals, 0) || decimals > mostDecimals || typeof practice !== 'boolean') return [];
  if (typeof rpc !== 'string' || !isHttp(rpc, base)) return [];
  if ('explorer' in it && typeof explorer !== 'string') return [];
  return [
    {
      chainId,
      name: isPlainName(name, mostName) ? name : unnamed(chainId),
      symbol: isPlainName(symbol, mostSymbol) ? symbol : unnamedCoin,
      decimals,
      rpc,
      ...(typeof explorer === 'string' && isHttp(explorer, base) ? { explorer } : {}),
      practice,
      custom: false,
    },
  ];
}

/** Of a currency: of more no amount can be written. */
const mostDecimals = 36;

function isWhole(it: unknown, least: number): it is number {
  return Number.isSafeInteger(it) && Number(it) >= least;
}

function isHttp(url: string, base: string): boolean {
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}

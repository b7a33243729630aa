/** What the page's own host says of networks, as far as it makes sense. */
import * as v from 'valibot';
import { isPlainName, mostName, mostSymbol } from './networks/plainName.ts';
import { unnamed } from './networks/unnamed.ts';

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
  const read = v.safeParse(configSchema, json);
  if (!read.success) return noConfig;
  const { networks, practice, scripts } = read.output;
  const seen = new Set<number>();
  return {
    networks: networks
      .flatMap((network) => {
        const it = v.safeParse(networkSchema, network);
        return it.success && isHttp(it.output.rpc, base) ? [named(it.output, base)] : [];
      })
      .filter(({ chainId }) => !seen.has(chainId) && seen.add(chainId)),
    practice: practice && isHttp(practice.rpc, base) ? practice : null,
    scripts,
  };
}

const configSchema = v.object({
  networks: v.array(v.unknown()),
  practice: v.nullable(v.object({ rpc: v.string(), marker: v.unknown() })),
  scripts: v.optional(v.boolean()),
});

const networkSchema = v.object({
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.string(),
  symbol: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  rpc: v.string(),
  explorer: v.exactOptional(v.string()),
  practice: v.optional(v.boolean(), false),
});

function named({ explorer, ...network }: v.InferOutput<typeof networkSchema>, base: string): Network {
  return {
    ...network,
    custom: false,
    name: isPlainName(network.name, mostName) ? network.name : unnamed(network.chainId),
    symbol: isPlainName(network.symbol, mostSymbol) ? network.symbol : 'coin',
    ...(explorer && isHttp(explorer, base) ? { explorer } : {}),
  };
}

function isHttp(url: string, base: string): boolean {
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}

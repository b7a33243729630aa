/** What the page's own host says of networks, as far as it makes sense. */
import { safeSpans } from '@readback/core/text/safeSpans.ts';
import * as v from 'valibot';

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
}>;

export type Config = Readonly<{
  networks: readonly Network[];
  practice: Readonly<{ rpc: string; marker: unknown }> | null;
}>;

export const noConfig: Config = { networks: [], practice: null };

/**
 * The configuration in `json`. A network that could not be asked is left out, and so is the second of two with one
 * chain id; a name that would deceive the eye is replaced by the number of its chain, since names of networks also
 * stand in sentences and lists, where no odd character can be marked. `base` is the address of this page.
 */
export function parseConfig(json: unknown, base: string): Config {
  const read = v.safeParse(configSchema, json);
  if (!read.success) return noConfig;
  const { networks, practice } = read.output;
  const seen = new Set<number>();
  return {
    networks: networks
      .flatMap((network) => {
        const it = v.safeParse(networkSchema, network);
        return it.success && isHttp(it.output.rpc, base) ? [named(it.output, base)] : [];
      })
      .filter(({ chainId }) => !seen.has(chainId) && seen.add(chainId)),
    practice: practice && isHttp(practice.rpc, base) ? practice : null,
  };
}

const configSchema = v.object({
  networks: v.array(v.unknown()),
  practice: v.nullable(v.object({ rpc: v.string(), marker: v.unknown() })),
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

function named({ explorer, ...network }: Network, base: string): Network {
  return {
    ...network,
    name: isPlain(network.name, 60) ? network.name : `Chain ${network.chainId}`,
    symbol: isPlain(network.symbol, 20) ? network.symbol : 'coin',
    ...(explorer && isHttp(explorer, base) ? { explorer } : {}),
  };
}

/** Whether a text can stand in our own sentences: short, and nothing in it deceives the eye. */
function isPlain(text: string, most: number): boolean {
  return text.trim() !== '' && text.length <= most && safeSpans(text).every(({ kind }) => kind === 'plain');
}

function isHttp(url: string, base: string): boolean {
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}

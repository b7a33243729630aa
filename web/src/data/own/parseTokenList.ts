/** A token list, as far as it makes sense (the format of tokenlists.org). Everything in it is foreign. */
import type { Address } from 'viem';
import * as v from 'valibot';
import { isAddress, isRecord } from '../base/shapes.ts';

/**
 * What is kept of a list: only addresses, since names, symbols and decimals are read from the tokens themselves.
 * `name` is foreign text. `left`: entries that made no sense, of other networks, or beyond the limit.
 */
export type TokenList = Readonly<{
  name: string;
  version: string;
  /** As the list writes its date: an ISO 8601 time. */
  timestamp: string;
  byChain: Readonly<Record<string, readonly Address[]>>;
  left: number;
}>;

/** How many entries of a list are inspected, and how many are kept for one network. */
export const tokenListLimits = { entries: 20_000, perChain: 2_000, bytes: 4_194_304 } as const;

/** The list in `json`, for the networks of `chainIds`; undefined when it is not one. */
export function parseTokenList(json: unknown, chainIds: readonly number[]): TokenList | undefined {
  const read = v.safeParse(listSchema, json);
  if (!read.success) return undefined;
  const { name, timestamp, version, tokens } = read.output;
  const wanted = new Map(chainIds.map((id) => [id, new Map<string, Address>()]));
  for (const token of tokens.slice(0, tokenListLimits.entries)) {
    if (!isRecord(token) || !isAddress(token.address)) continue;
    const chain = typeof token.chainId === 'number' ? wanted.get(token.chainId) : undefined;
    if (chain !== undefined && chain.size < tokenListLimits.perChain)
      chain.set(token.address.toLowerCase(), token.address);
  }
  const byChain = Object.fromEntries([...wanted].map(([id, found]) => [String(id), [...found.values()]]));
  const kept = Object.values(byChain).reduce((sum, list) => sum + list.length, 0);
  return {
    name,
    timestamp,
    version: `${version.major}.${version.minor}.${version.patch}`,
    byChain,
    left: tokens.length - kept,
  };
}

const part = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Of RFC 3339. */
const dateTime =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;

const listSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  timestamp: v.pipe(v.string(), v.maxLength(40), v.regex(dateTime)),
  version: v.object({ major: part, minor: part, patch: part }),
  tokens: v.array(v.unknown()),
});

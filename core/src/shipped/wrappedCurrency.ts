import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';
import shipped from '../../shipped/tokens.json' with { type: 'json' };
import { chainInfo } from '../world/chains.ts';
import { wellKnown } from './wellKnownTokens.ts';

/** What the native currency of a network is wrapped into, as far as that ships: addresses in lower case. */
export function wrappedCurrency(chainId: number): readonly string[] {
  const coin = chainInfo(chainId)?.symbol;
  return coin === undefined ? [] : wellKnown(chainId, `W${coin}`);
}

/**
 * Whether a token is what the native currency of any network is wrapped into. Nobody else can deploy at such an address on
 * another one.
 */
export function wrapsSomeCurrency(token: Address): boolean {
  return wrapped.has(accountKey(token));
}

const wrapped: ReadonlySet<string> = new Set(
  Object.keys(shipped.tokens).flatMap((chainId) => wrappedCurrency(Number(chainId))),
);

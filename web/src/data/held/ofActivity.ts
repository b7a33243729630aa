/** Tokens and spenders that the user dealt with, by what they had read back. */
import type { TokenKind } from '@readback/core/balances/holdings.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../activity/activityEntry.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';

export type DealtToken = Readonly<{ chainId: number; address: Address; kind: TokenKind }>;

/**
 * The tokens of requests that went to a wallet: what changed hands for an own account, and what the request itself is
 * about. A request that was only read, or rejected, brings none: anybody can send one that names a token. Nor does a
 * record from a file, which can say that it was sent.
 */
export function tokensOfActivity(
  entries: readonly ActivityEntry[],
  own: readonly Address[],
): readonly DealtToken[] {
  const owned = new Set(own.map((it) => it.toLowerCase()));
  return entries.flatMap(({ state, readback, incoming, imported }) => {
    const chainId = chainOf(incoming.request.body);
    if (!readback || imported || chainId === undefined || !wentToWallet.has(state)) return [];
    const moved = (valueOf(readback.effects)?.lines ?? []).flatMap(({ who, asset }): DealtToken[] => {
      if (asset === undefined || asset.kind === 'native' || !owned.has(who.toLowerCase())) return [];
      const kind = asset.kind === 'token' ? 'token' : 'collection';
      return [{ chainId: asset.chainId, address: asset.address, kind }];
    });
    // Whole collections have operators, tokens have spenders.
    const kind = readback.parties.some(({ role }) => role === 'operator') ? 'collection' : 'token';
    const named = readback.parties.flatMap(({ role, address }): DealtToken[] =>
      role === 'token' ? [{ chainId, address, kind }] : [],
    );
    return [...moved, ...named];
  });
}

/**
 * Everybody who was to spend in a request that was read here, also in one that was rejected: it may have been signed
 * elsewhere, and looking at one spender more costs nothing.
 */
export function spendersOfActivity(
  entries: readonly ActivityEntry[],
): readonly Readonly<{ chainId: number; address: Address }>[] {
  return entries.flatMap(({ readback, incoming }) => {
    const chainId = chainOf(incoming.request.body);
    if (!readback || chainId === undefined) return [];
    const named = readback.parties.flatMap(({ role, address }) =>
      role === 'spender' || role === 'operator' ? [address] : [],
    );
    const given = (valueOf(readback.effects)?.lines ?? []).flatMap(({ what, counterparty }) =>
      counterparty !== undefined && (what === 'allowance' || what === 'operator') ? [counterparty] : [],
    );
    return [...named, ...given].map((address) => ({ chainId, address }));
  });
}

const wentToWallet: ReadonlySet<ActivityEntry['state']> = new Set(['asked', 'signed', 'sent']);

/**
 * Tokens that the user added by their address, dealt with, or does not want to see, by network. What is known besides
 * (of the practice chain, of a token list) is put together with them in `accounts/knownTokens.ts`.
 */
import type { TokenKind } from '@readback/core/balances/holdings.ts';
import { maxDecimals } from '@readback/core/text/amount.ts';
import { useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { listOf } from '../rows/listOf.ts';
import { isAddress, isRecord } from '../base/shapes.ts';
import { openTable } from '../rows/table.ts';

/**
 * `hidden`: the user does not want to see it, wherever it is known from. `symbol` and `decimals` are what the contract
 * said when it was added: foreign text, and for choosing only; what is shown and counted with is read again.
 */
export type TokenRow = Readonly<{
  chainId: number;
  address: Address;
  kind: TokenKind;
  hidden: boolean;
  /** Who brought it: the user by its address, or a request of theirs that went to a wallet. */
  by: 'you' | 'activity';
  symbol?: string;
  decimals?: number;
}>;

/** The table itself, for what concerns all tables: counting, exporting. */
export const tokensTable = openTable<TokenRow>({ name: 'tokens', schema: 1, migrate: keptToken });
const table = tokensTable;
const list = listOf(table);

export const tokens = {
  /** Settles when the tokens of earlier visits are here. Never rejects. */
  ready: table.ready,
  rows: (): readonly TokenRow[] => list(),
  row: (token: Pick<TokenRow, 'chainId' | 'address'>): TokenRow | undefined =>
    table.rows().get(tokenKey(token)),
  /** Adds a token, or shows one again that was hidden. */
  add(token: Omit<TokenRow, 'hidden' | 'by'>): void {
    table.set(tokenKey(token), { ...token, hidden: false, by: 'you' });
  },
  /** Notes one that the user dealt with. What the user said of it before stays. */
  note(token: Omit<TokenRow, 'hidden' | 'by'>): void {
    if (!table.rows().has(tokenKey(token)))
      table.set(tokenKey(token), { ...token, hidden: false, by: 'activity' });
  },
  hide({ chainId, address, kind }: Pick<TokenRow, 'chainId' | 'address' | 'kind'>): void {
    const row = table.rows().get(tokenKey({ chainId, address })) ?? { chainId, address, kind, by: 'you' };
    table.set(tokenKey(row), { ...row, hidden: true });
  },
  /** Puts back what was said of it before. */
  put: (row: TokenRow): void => table.set(tokenKey(row), row),
  /** Forgets what the user said of it. */
  remove: (token: Pick<TokenRow, 'chainId' | 'address'>): void => table.remove(tokenKey(token)),
  clear: (): void => table.clear(),
  written: (): Promise<void> => table.written(),
};

/** Every token that the user added or hid. */
export function useTokens(): readonly TokenRow[] {
  return useSyncExternalStore(table.subscribe, list);
}

/** The same for two that are one token. */
export function tokenKey({ chainId, address }: Pick<TokenRow, 'chainId' | 'address'>): string {
  return `${chainId}:${address.toLowerCase()}`;
}

/** A row as it was kept; undefined when it is damaged. Parts that it can do without are left out. */
export function keptToken(kept: unknown, schema: number): TokenRow | undefined {
  if (schema !== 1 || !isRecord(kept)) return undefined;
  const { chainId, address, kind, hidden, by, symbol, decimals } = kept;
  if (!Number.isSafeInteger(chainId) || Number(chainId) < 1) return undefined;
  if (!isAddress(address) || typeof hidden !== 'boolean') return undefined;
  if (kind !== 'token' && kind !== 'collection') return undefined;
  return {
    chainId: Number(chainId),
    address,
    kind,
    hidden,
    by: by === 'activity' ? 'activity' : 'you',
    ...(typeof symbol === 'string' && symbol.length <= 256 ? { symbol } : {}),
    ...(isDecimals(decimals) ? { decimals } : {}),
  };
}

function isDecimals(it: unknown): it is number {
  return typeof it === 'number' && Number.isInteger(it) && it >= 0 && it <= maxDecimals;
}

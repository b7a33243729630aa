/** Which tokens are inspected for an account, and why: nobody's token shows up automatically. */
import type { TokenKind } from '@readback/core/balances/holdings.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Address } from 'viem';
import { tokenKey, type TokenRow } from '../own/tokens.ts';

/** `you` added it, you dealt with it (`activity`), or it belongs to the `practice` chain. */
export type KnownBy = 'you' | 'activity' | 'practice';

export type KnownToken = Readonly<{
  chainId: number;
  address: Address;
  kind: TokenKind;
  by: KnownBy;
}>;

/** The known tokens of one network, each once, without those that the user hid. */
export function knownTokens(
  chainId: number,
  from: Readonly<{ rows: readonly TokenRow[]; practice: readonly KnownToken[] }>,
): readonly KnownToken[] {
  const here = (it: Readonly<{ chainId: number }>) => it.chainId === chainId;
  const rows = from.rows.filter(here);
  const hidden = new Set(rows.filter((it) => it.hidden).map(tokenKey));
  const all: KnownToken[] = [
    ...from.practice.filter(here),
    ...rows.map(({ address, kind, by }) => ({ chainId, address, kind, by })),
  ];
  const once = new Map<string, KnownToken>();
  for (const it of all) if (!hidden.has(tokenKey(it)) && !once.has(tokenKey(it))) once.set(tokenKey(it), it);
  return [...once.values()];
}

/** The tokens of the practice chain. */
export function practiceTokens(info: PracticeInfo | undefined): readonly KnownToken[] {
  if (!info) return [];
  const { weth9, practiceToken, practiceDollar, practicePass } = info.addresses;
  const token = (address: Address, kind: TokenKind = 'token'): KnownToken => ({
    chainId: practiceMarker.chainId,
    address,
    kind,
    by: 'practice',
  });
  return [token(weth9), token(practiceDollar), token(practiceToken), token(practicePass, 'collection')];
}

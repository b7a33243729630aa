import type { Readback } from '@readback/core/model/readback.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import type { Address } from 'viem';
import { bringsWallet } from '@readback/core/model/ways.ts';
import { isOfStranger } from '@readback/core/request/frozen/isOfStranger.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';

/**
 * The user's own accounts, in lower case: who is asked to sign unless that is someone else's account, the wallet's unless
 * whoever asks may have made it up, and those of the book.
 */
export function ownAccounts(
  readback: Readback,
  wallet: Address | undefined,
  book: readonly BookEntry[],
): ReadonlySet<string> {
  const yours = bringsWallet(readback.incoming) ? undefined : wallet;
  const isStranger = isOfStranger(readback.incoming, yours, book);
  const asked = isStranger ? undefined : askedAccount(readback.incoming.request.body);
  const signs = isStranger ? [] : readback.parties.filter(({ role }) => role === 'from' || role === 'signer');
  const all = [
    asked,
    yours,
    ...signs.map(({ address }) => address),
    ...book.filter(({ own }) => own).map(({ address }) => address),
  ];
  return new Set(all.filter((it) => it !== undefined).map((it) => it.toLowerCase()));
}

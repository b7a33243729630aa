import { describe, expect, it } from 'vitest';
import { known, unknown } from '../model/known.ts';
import type { BookEntry } from '../world/world.ts';
import type { Via } from '../model/ways.ts';
import { entryOf, isKnown, savedName } from './book.ts';
import { actingAccounts, ownAccounts } from './accounts.ts';
import { friend, key, me, transaction, viewOf } from '../check/testing/views.ts';

const viewWith = (...entries: readonly BookEntry[]) =>
  viewOf(transaction(friend, '0x', 1n), { book: known(entries) });
const named = { address: friend, name: 'Alice', own: false, paid: 0 } as const;

describe('the book', () => {
  it('names no stranger, and a saved name is not yet an account that is known', () => {
    expect(savedName(viewWith(named), friend)).toBe(true);
    expect(isKnown(viewWith(named), friend)).toBe(false);
    expect(savedName(viewWith(), friend)).toBe(false);
    expect(savedName(viewOf(transaction(friend, '0x', 1n), { book: unknown('notAsked') }), friend)).toBe(
      false,
    );
  });

  it('knows an account on the network for which the user said so, and on no other', () => {
    const at = (...knownOn: readonly number[]) => viewWith({ address: friend, own: false, paid: 0, knownOn });
    expect(isKnown(at(1), friend)).toBe(true);
    expect(savedName(at(1), friend)).toBe(true);
    expect(isKnown(at(10, 8453), friend)).toBe(false);
    expect(savedName(at(10), friend)).toBe(false);
    expect(isKnown(at(1), key)).toBe(false);
  });

  it('takes nothing from a file but that an account is blocked', () => {
    const view = viewWith({ ...named, own: true, knownOn: [1], blocked: true, imported: true });
    expect(entryOf(view, friend)).toEqual({ address: friend, own: false, paid: 0, blocked: true });
    expect([savedName(view, friend), isKnown(view, friend)]).toEqual([false, false]);
    expect([...ownAccounts(view), ...actingAccounts(view)]).not.toContain(friend.toLowerCase());
    expect(ownAccounts(view)).toContain(me.toLowerCase());
  });

  it('does not take an account for the user’s own because a wallet in the page of whoever asks says so', () => {
    const wallet = { account: friend, chainId: 1, name: 'A wallet' };
    const session = known({ host: 'x', wallet });
    const own = (via: Via) =>
      ownAccounts(viewOf(transaction(friend, '0x', 1n), { session, origin: { via } })).has(
        friend.toLowerCase(),
      );
    expect([own('paste'), own('extension')]).toEqual([true, false]);
  });

  it('does not take an account that is only looked at for the user’s own', () => {
    const view = viewWith({ address: friend, own: true, paid: 0, watched: true });
    expect([...ownAccounts(view)]).not.toContain(friend.toLowerCase());
    expect(savedName(view, friend)).toBe(false);
    const saved = viewWith({ ...named, own: true, watched: true });
    expect([savedName(saved, friend), isKnown(saved, friend)]).toEqual([true, false]);
  });
});

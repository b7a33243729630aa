import { type Address, encodeAbiParameters, getAddress, type Hex, pad, toEventSelector, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../effects/draft.ts';
import type { Log } from '../../effects/log.ts';
import { known } from '../../model/known.ts';
import { isTouched } from './disturbed.ts';

const shares = getAddress('0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c');
const user = getAddress('0x1111111111111111111111111111111111111111');
const thief = getAddress('0x2222222222222222222222222222222222222222');
const zero = getAddress('0x0000000000000000000000000000000000000000');
const asset = { kind: 'token', chainId: 1, address: shares } as const;
const balance: Draft = {
  who: user,
  what: 'balance',
  asset,
  before: known(5_000n),
  after: known(4_000n),
  basis: 'read',
};
const allowance: Draft = { ...balance, what: 'allowance', counterparty: thief };

const log = (event: string, topics: readonly Address[], value = 0n, address = shares): Log => ({
  address,
  topics: [toEventSelector(event), ...topics.map((it): Hex => pad(it))],
  data: encodeAbiParameters([{ type: 'uint256' }], [value]),
});
const moved = (from: Address, to: Address, amount: bigint) =>
  log('Transfer(address,address,uint256)', [from, to], amount);
const approved = (owner: Address, spender: Address, amount: bigint) =>
  log('Approval(address,address,uint256)', [owner, spender], amount);
const own = (of: Address) => log('Mint(address,address,uint256)', [thief, of], 1n);

describe('a balance of a token that says more than it moves', () => {
  it.each(
    Object.entries({
      'a transfer of nothing in the name of the user': [moved(user, thief, 0n)],
      'an allowance for the user': [approved(thief, user, 1n)],
      'a present': [moved(thief, user, 1n)],
      'a deposit for the user': [moved(zero, user, 1n), own(user)],
      'a little that was taken': [moved(user, thief, 1n)],
      'half of it': [moved(user, thief, 500n)],
      'an allowance of the user': [approved(user, thief, 9n)],
      'a move of others': [moved(thief, zero, 1_000n)],
      'all of it, by another token': [{ ...moved(user, thief, 1_000n), address: thief }],
    }),
  )('is not excused by %s', (_, others) => {
    expect(isTouched(balance, others, -1_000n)).toBe(false);
  });

  it.each(
    Object.entries({
      'all that is missing': [moved(user, thief, 1_000n)],
      'all of it in two parts, beside a present': [
        moved(user, thief, 600n),
        moved(thief, user, 1n),
        moved(user, zero, 401n),
      ],
      'all but what interest is': [moved(user, zero, 999n)],
      'words of the token’s own alone': [own(user)],
    }),
  )('is excused by %s', (_, others) => {
    expect(isTouched(balance, others, -1_000n)).toBe(true);
  });

  it('is excused by nobody where nothing is logged, and by anybody where nobody says what is', () => {
    expect(isTouched(balance, [], -1_000n)).toBe(false);
    expect(isTouched(balance, undefined, -1_000n)).toBe(true);
  });

  it('that is more than was read is excused by what came', () => {
    expect(isTouched(balance, [moved(thief, user, 1_000n)], 1_000n)).toBe(true);
    expect(isTouched(balance, [moved(thief, user, 1n)], 1_000n)).toBe(false);
    expect(isTouched(balance, [moved(user, thief, 1_000n)], 1_000n)).toBe(false);
  });
});

it('a permission is excused by what its owner gave and by what was taken, and by no allowance of others', () => {
  expect(isTouched(allowance, [approved(user, thief, 9n)])).toBe(true);
  expect(isTouched(allowance, [moved(user, thief, 9n)])).toBe(true);
  expect(isTouched(allowance, [approved(thief, user, 9n)])).toBe(false);
  expect(isTouched(allowance, [moved(thief, user, 9n)])).toBe(false);
});

it('who decides over a contract is excused by what that contract says', () => {
  const control: Draft = {
    who: thief,
    what: 'code',
    part: 'implementation',
    before: known('0x'),
    after: known('0x01'),
    basis: 'read',
  };
  const said = log('Upgraded(address)', [user], 0n, thief);
  expect(isTouched(control, [said])).toBe(true);
  expect(isTouched(control, [{ ...said, address: shares, data: toHex(1n) }])).toBe(false);
});

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
    expect(isTouched(balance, others, { off: -1_000n })).toBe(false);
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
    expect(isTouched(balance, others, { off: -1_000n })).toBe(true);
  });

  it('is excused by nobody where nothing is logged, and by anybody where nobody says what is', () => {
    expect(isTouched(balance, [], { off: -1_000n })).toBe(false);
    expect(isTouched(balance, undefined, { off: -1_000n })).toBe(true);
  });

  it('that is more than was read is excused by what came', () => {
    expect(isTouched(balance, [moved(thief, user, 1_000n)], { off: 1_000n })).toBe(true);
    expect(isTouched(balance, [moved(thief, user, 1n)], { off: 1_000n })).toBe(false);
    expect(isTouched(balance, [moved(user, thief, 1_000n)], { off: 1_000n })).toBe(false);
  });
});

it('a balance of a well-known token is not excused by what that token says of anything but moves', () => {
  const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
  const votes = log('DelegateVotesChanged(address,uint256)', [user], 1n, usdc);
  const held: Draft = { ...balance, asset: { ...asset, address: usdc } };
  expect(isTouched(held, [votes], { off: -1_000n })).toBe(false);
  expect(isTouched(held, [{ ...moved(user, thief, 1_000n), address: usdc }], { off: -1_000n })).toBe(true);
});

describe('a permission that is more than was read back', () => {
  const operator: Draft = { ...balance, what: 'operator', counterparty: thief };
  const allOf = (owner: Address, to: Address) => log('ApprovalForAll(address,address,bool)', [owner, to], 1n);
  const kept: Draft = { ...allowance, via: zero };
  const words = (event: string, ...topics: readonly Address[]) => log(event, topics, 7n, zero);

  it.each(
    Object.entries({
      'what its owner gave to the same spender': [allowance, [approved(user, thief, 9n)]],
      'all that its owner gave to the same operator': [operator, [allOf(user, thief)]],
      'what its keeper says of the same spender': [kept, [words('Permit(address,address)', user, thief)]],
      'what the token says of both in its own words': [allowance, [own(user)]],
    } as const),
  )('is excused by %s', (_, [line, others]) => {
    expect(isTouched(line, others)).toBe(true);
  });

  it.each(
    Object.entries({
      'a transfer of nothing in the name of the user': [allowance, [moved(user, thief, 0n)]],
      'what was taken by it': [allowance, [moved(user, thief, 9n)]],
      'a present': [allowance, [moved(thief, user, 9n)]],
      'an allowance of others': [allowance, [approved(thief, user, 9n)]],
      'an allowance for others': [allowance, [approved(user, shares, 9n)]],
      'an operator of others': [operator, [allOf(user, shares)]],
      'words that do not name the spender': [
        allowance,
        [log('Mint(address,address,uint256)', [shares, user], 1n)],
      ],
      'words of its keeper about others': [kept, [words('Permit(address,address)', user, shares)]],
    } as const),
  )('is not excused by %s', (_, [line, others]) => {
    expect(isTouched(line, others)).toBe(false);
  });

  it('stood before: what a spender takes has some tokens say what is left as if it was given', () => {
    const left = approved(user, thief, 499n);
    expect(isTouched(allowance, [left], { wanted: 0n, rose: false })).toBe(false);
    expect(isTouched(allowance, [left], { wanted: 0n, rose: true })).toBe(true);
  });

  it('was given by others only where the transaction itself gave what was read back', () => {
    const others = [approved(user, thief, 900n)];
    expect(isTouched(allowance, others, { own: [approved(user, thief, 0n)], wanted: 0n })).toBe(true);
    expect(isTouched(allowance, others, { own: [approved(user, thief, 900n)], wanted: 0n })).toBe(false);
    expect(
      isTouched(allowance, others, {
        own: [approved(user, thief, 5n), approved(user, thief, 0n)],
        wanted: 0n,
      }),
    ).toBe(true);
  });
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

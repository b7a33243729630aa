/** What people say of a request, and what its bytes hold of it. */
import type { Asset } from '@readback/core/model/fact.ts';
import type { Clause, NamedAccount } from '@readback/core/model/intent.ts';
import { type Address, concat, getAddress, toHex } from 'viem';
import type { Random } from '../../truth/random.ts';

/** `until` in seconds since the epoch. */
export type Terms = Readonly<{
  amount: bigint;
  least: bigint;
  to: Address;
  token: Address;
  bought: Address;
  spender: Address;
  item: bigint;
  until: bigint;
}>;

/** In which direction another value is something else than what was said; in the other one it leaves more room. */
export type Differs = 'either' | 'more' | 'less';

/** Which values of the bytes were said. */
export type Said = Readonly<Partial<Record<keyof Terms, Differs>>>;

/** Well-known tokens on Ethereum; those of the list that are wrapped ETH or a stand-in for it are told apart. */
const tokens: readonly Address[] = [
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0x6b175474e89094c44da98b954eedeac495271d0f',
  '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  '0x514910771af9ca656af840dff83e8264ecf986ca',
  '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
];

export const chainId = 1;
export const ether: Asset = { kind: 'native', chainId };
export const token = (address: Address): Asset => ({ kind: 'token', chainId, address });
export const item = (address: Address, id: bigint): Asset => ({ kind: 'nft', chainId, address, id });
export const collection = (address: Address): Asset => ({ kind: 'collection', chainId, address });

export function pays(asset: Asset, raw: bigint, to?: Address): Clause {
  return { kind: 'pay', asset, sum: { how: 'exactly', raw }, ...(to ? { to: named(to) } : {}) };
}

export function atMost(asset: Asset, raw: bigint): Clause {
  return { kind: 'pay', asset, sum: { how: 'atMost', raw } };
}

export function gets(asset: Asset, atLeast: bigint): Clause {
  return { kind: 'get', asset, atLeast };
}

export function allows(
  spender: Address,
  asset: Asset,
  more: { upTo?: bigint | 'noLimit'; until?: bigint } = {},
): Clause {
  return { kind: 'allow', spender: named(spender), asset, ...more };
}

export function revokes(spender: Address, asset: Asset): Clause {
  return { kind: 'revoke', spender: named(spender), asset };
}

function named(address: Address): NamedAccount {
  return { address };
}

/** What someone says, by chance. `now` in seconds since the epoch. */
export function saidBy(random: Random, now: bigint): Terms {
  const of = random.pick(tokens);
  return {
    amount: 1_000n + random.amount(10n ** 21n),
    least: 1_000n + random.amount(10n ** 21n),
    to: account(random),
    token: of,
    bought: random.pick(tokens.filter((it) => it !== of)),
    spender: account(random),
    item: random.amount(10n ** 6n),
    until: now + 3_600n + random.amount(10n ** 6n),
  };
}

/** The same but for one value, which is not what was said. */
export function otherwise(random: Random, terms: Terms, part: keyof Terms, differs: Differs): Terms {
  switch (part) {
    case 'to':
    case 'spender':
      return { ...terms, [part]: otherAccount(random, terms[part]) };
    case 'token':
    case 'bought':
      return { ...terms, [part]: otherToken(random, terms) };
    case 'item':
      return { ...terms, item: otherAmount(random, terms.item, 'either') };
    case 'until':
      return { ...terms, until: terms.until + random.amount(10n ** 9n) };
    default:
      return { ...terms, [part]: otherAmount(random, terms[part], differs) };
  }
}

/** The same but for one value, which is better than what was said. */
export function better(random: Random, terms: Terms, part: keyof Terms, differs: Differs): Terms | undefined {
  if (differs === 'either' || (part !== 'amount' && part !== 'least')) return undefined;
  return { ...terms, [part]: otherAmount(random, terms[part], differs === 'more' ? 'less' : 'more') };
}

/** By a unit, by some, or with other zeros; never 0, which means all or nothing in some places. */
function otherAmount(random: Random, raw: bigint, differs: Differs): bigint {
  const more = [raw + 1n, raw + random.amount(raw), raw * 10n ** random.amount(6n)];
  const less = [raw - 1n, raw - random.amount(raw), raw / 10n ** random.amount(6n)].filter(
    (it) => it > 0n && it < raw,
  );
  const its = differs === 'more' ? more : differs === 'less' ? less : [...more, ...less];
  return its.length > 0 ? random.pick(its) : raw + 1n;
}

function account(random: Random): Address {
  const words = [0, 1, 2, 3, 4].map(() => toHex(random.below(2 ** 32), { size: 4 }));
  return getAddress(concat(words));
}

/** Half of them have the ends of the right one. */
function otherAccount(random: Random, not: Address): Address {
  const it = account(random);
  if (random.below(2) === 0) return it;
  return getAddress(`${not.slice(0, 6)}${it.slice(6, -4)}${not.slice(-4)}`.toLowerCase());
}

function otherToken(random: Random, { token: one, bought: other }: Terms): Address {
  return random.pick(tokens.filter((it) => it !== one && it !== other));
}

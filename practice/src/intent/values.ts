/** Intents with other values: those that a request does not fit, and those that it fits as well. */
import type { Asset } from '@readback/core/model/fact.ts';
import type { Clause, Intent, NamedAccount } from '@readback/core/model/intent.ts';
import { ether, item, token } from '@readback/scenarios/intents/clauses.ts';
import { type Address, getAddress, toHex } from 'viem';
import type { Random } from '../truth/random.ts';
import type { Field } from './field.ts';

/** What may be said of another network. */
const networks = [1, 10, 56, 137, 8453, 42161] as const;

type Change = (random: Random, field: Field, intent: Intent) => Intent | undefined;

/** An intent that differs from one in a value that the request does not have. */
export function withAnother(random: Random, field: Field, intent: Intent): Intent {
  for (;;) {
    const it = random.pick(others)(random, field, intent);
    if (it !== undefined) return it;
  }
}

/** An intent that leaves more room than one, or says the same in other letters. */
export function withRoom(random: Random, field: Field, intent: Intent): Intent {
  for (;;) {
    const it = random.pick(wider)(random, field, intent);
    if (it !== undefined) return it;
  }
}

const others: readonly Change[] = [
  ofClause((random, clause) => {
    if (clause.kind !== 'pay' || clause.sum.how !== 'exactly') return undefined;
    const raw = otherAmount(random, clause.sum.raw);
    return { ...clause, sum: { how: 'exactly', raw } };
  }),
  ofClause((_, clause) =>
    clause.kind === 'pay' && clause.sum.how === 'atMost'
      ? { ...clause, sum: { how: 'atMost', raw: clause.sum.raw / 100n } }
      : undefined,
  ),
  ofClause((random, clause, field) =>
    clause.kind === 'pay' ? { ...clause, to: otherAccount(random, field, clause.to) } : undefined,
  ),
  ofClause((random, clause, field) =>
    clause.kind === 'pay' || clause.kind === 'get'
      ? { ...clause, asset: otherAsset(random, field, clause.asset) }
      : undefined,
  ),
  ofClause((random, clause) =>
    clause.kind === 'get'
      ? { ...clause, atLeast: clause.atLeast * (2n + BigInt(random.below(1_000))) + 1n }
      : undefined,
  ),
  ofClause((random, clause) =>
    clause.kind === 'allow' && typeof clause.upTo === 'bigint'
      ? { ...clause, upTo: random.amount(clause.upTo / 2n + 1n) - 1n }
      : undefined,
  ),
  ofClause((random, clause) =>
    clause.kind === 'allow' && clause.upTo === 'noLimit'
      ? { ...clause, upTo: random.amount(10n ** 30n) }
      : undefined,
  ),
  ofClause((random, clause, { now }) => {
    if (clause.kind !== 'allow') return undefined;
    // Every permission of the corpus holds for at least a minute, or for ever.
    return { ...clause, until: now - random.amount(1_000_000n) };
  }),
  ofClause((random, clause, field) =>
    clause.kind === 'allow' || clause.kind === 'revoke'
      ? { ...clause, spender: otherAccount(random, field, clause.spender) }
      : undefined,
  ),
  ofClause((random, clause, field) => {
    if (clause.kind !== 'allow' && clause.kind !== 'revoke') return undefined;
    const asset = otherAsset(random, field, clause.asset ?? ether);
    if (clause.kind === 'revoke') return { ...clause, asset };
    const { upTo: _, ...rest } = clause;
    return asset.kind === 'token' ? { ...clause, asset, upTo: clause.upTo ?? 'noLimit' } : { ...rest, asset };
  }),
  ofClause((random, clause, field) =>
    clause.kind === 'change' && typeof clause.becomes === 'object'
      ? { ...clause, becomes: otherAccount(random, field, clause.becomes) }
      : undefined,
  ),
  // Something more has to happen.
  (random, field, intent) => ({ ...intent, clauses: [...intent.clauses, another(random, field)] }),
  // Something less may happen.
  (random, _, intent) => {
    const at = random.below(intent.clauses.length);
    const left = intent.clauses.filter(
      (it, place) => place !== at || it.kind === 'get' || mayOnly(it) || changesNothing(it, intent),
    );
    if (left.length === intent.clauses.length) return undefined;
    return { ...intent, clauses: left.length > 0 ? left : [{ kind: 'nothing' }] };
  },
  (random, field, intent) => ({ ...intent, account: otherAccount(random, field, undefined).address }),
  (random, _, intent) =>
    intent.chainId === undefined ? undefined : { ...intent, chainId: random.pick(networks) },
];

const wider: readonly Change[] = [
  ofClause((random, clause) => {
    if (clause.kind !== 'pay' || clause.sum.how === 'all') return undefined;
    return { ...clause, sum: { how: 'atMost', raw: clause.sum.raw + random.amount(clause.sum.raw) } };
  }),
  ofClause((_, clause, __, intent) => {
    // What nobody in particular gets leaves, and what goes to oneself does not.
    if (clause.kind !== 'pay' || isToOneself(clause, intent)) return undefined;
    const { to: ___, ...rest } = clause;
    return rest;
  }),
  ofClause((random, clause) =>
    clause.kind === 'get' ? { ...clause, atLeast: random.amount(clause.atLeast + 1n) - 1n } : undefined,
  ),
  ofClause((random, clause) =>
    clause.kind === 'allow' && typeof clause.upTo === 'bigint'
      ? { ...clause, upTo: random.below(9) === 0 ? 'noLimit' : clause.upTo + random.amount(10n ** 30n) }
      : undefined,
  ),
  ofClause((random, clause) =>
    clause.kind === 'allow' && clause.until !== undefined
      ? { ...clause, until: clause.until + random.amount(10n ** 9n) }
      : undefined,
  ),
  ofClause((_, clause) => {
    const small = (it: NamedAccount) => ({ ...it, address: it.address.toLowerCase() as Address });
    if (clause.kind === 'pay' && clause.to !== undefined) return { ...clause, to: small(clause.to) };
    if (clause.kind === 'allow' || clause.kind === 'revoke') {
      return { ...clause, spender: small(clause.spender) };
    }
    return undefined;
  }),
  (random, _, intent) => ({
    ...intent,
    clauses: [
      ...intent.clauses,
      { kind: 'pay', asset: ether, sum: { how: 'atMost', raw: random.amount(10n ** 18n) } },
    ],
  }),
  (_, __, intent) => ({ ...intent, clauses: intent.clauses.toReversed() }),
  (_, __, intent) => ({ ...intent, account: intent.account.toLowerCase() as Address }),
];

function ofClause(
  change: (random: Random, clause: Clause, field: Field, intent: Intent) => Clause | undefined,
): Change {
  return (random, field, intent) => {
    const at = random.below(intent.clauses.length);
    const clause = intent.clauses[at];
    const it = clause && change(random, clause, field, intent);
    return it && { ...intent, clauses: intent.clauses.map((one, place) => (place === at ? it : one)) };
  };
}

/** What an account pays itself changes nothing. */
function isToOneself(clause: Clause, { account }: Intent): boolean {
  return clause.kind === 'pay' && clause.to?.address.toLowerCase() === account.toLowerCase();
}

/** Whether what does it does no more than what “nothing” says. */
function changesNothing(clause: Clause, intent: Intent): boolean {
  return clause.kind === 'say' || clause.kind === 'nothing' || isToOneself(clause, intent);
}

/** Whether nothing of a clause has to happen. */
function mayOnly(clause: Clause): boolean {
  return clause.kind === 'pay' && clause.sum.how === 'atMost' && clause.to === undefined;
}

/** By a unit more or less, by some, or with other zeros. */
function otherAmount(random: Random, raw: bigint): bigint {
  const by = random.pick([1n, 1n, random.amount(raw), random.amount(10n)]);
  const sums = [raw + by, raw - by, raw * 10n ** random.amount(6n), raw / 10n ** random.amount(6n)];
  const it = random.pick(sums);
  return it < 0n || it === raw ? raw + by : it;
}

function otherAccount(random: Random, { friend }: Field, not: NamedAccount | undefined): NamedAccount {
  const hex = [0, 1, 2, 3, 4].map(() => toHex(random.below(2 ** 32), { size: 4 }).slice(2)).join('');
  const of = (not?.address ?? friend).toLowerCase();
  // Half of them have the ends of the right one.
  const it = random.below(2) === 0 ? hex : `${of.slice(2, 8)}${hex.slice(6, -6)}${of.slice(-6)}`;
  return { address: getAddress(`0x${it}`) };
}

function otherAsset(random: Random, { at, whole, steps }: Field, not: Asset): Asset {
  const { practiceDai, fakeDollar, eventToken, practiceUnits, honeypotToken } = at;
  const all = [
    ...[practiceDai, fakeDollar, eventToken, practiceUnits, honeypotToken].map(token),
    item(at.practicePass, 1_000_000n + BigInt(random.below(1_000))),
    item(at.practiceItems, BigInt(random.below(1_000))),
    ...[whole, steps, at.weth9, at.practiceToken].map(token),
    ether,
    { ...not, chainId: random.pick(networks) },
  ].filter((it) => keyOf(it) !== keyOf(not));
  return random.pick(all);
}

function keyOf(asset: Asset): string {
  const { kind, chainId } = asset;
  return [kind, chainId, 'address' in asset ? asset.address : '', 'id' in asset ? asset.id : ''].join();
}

/** A clause that nothing in the corpus does. */
function another(random: Random, field: Field): Clause {
  const asset = token(field.at.honeypotToken);
  const raw = random.amount(10n ** 20n);
  const spender = otherAccount(random, field, undefined);
  return random.pick<Clause>([
    { kind: 'pay', asset, sum: { how: 'exactly', raw } },
    { kind: 'get', asset, atLeast: raw },
    { kind: 'allow', asset, spender, upTo: raw },
    { kind: 'revoke', asset, spender },
    { kind: 'change', part: random.pick(['owner', 'guard', 'code', 'delegation'] as const), of: spender },
    { kind: 'signIn', site: 'other.example' },
    { kind: 'say', text: `I say ${raw}.` },
  ]);
}

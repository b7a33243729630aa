import { assetKey, heldKey } from '../ledger/asset.ts';
import type { Address } from 'viem';
import { wrappedCurrency } from '../shipped/wrappedCurrency.ts';
import { isAmong } from '../ledger/account.ts';
import type { Asset } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import { unanswered } from '../model/unanswered.ts';
import { announcedClaims } from './control/controlClaims.ts';
import type { Log } from './log.ts';
import { eventsOf, type TokenEvent } from './events.ts';
import { transfersIn, wrapsOf } from './loggedMoves.ts';
import type { ReadPair, Draft } from './draft.ts';
import { type Read, readKey } from './read.ts';

/** A line that rests on events alone; `delta` is what they say, in the asset's smallest unit. */
export type Claim = Readonly<{ line: Draft; delta?: bigint }>;

/**
 * What contracts say in their events about the accounts, and what reading the state denies or cannot confirm: a
 * transfer after which the balance is as before or moved the other way, or what does not answer when it is read.
 * Balances that deny it are told, before and after; of what does not answer both are unknown
 * (`notFound`), and of what nobody answered in time with that reason. Nothing is
 * claimed about what was not read at all; how much that is, the effects say.
 */
export function claimsOf(
  logs: readonly Log[],
  readings: readonly ReadPair[],
  { chainId, accounts }: { chainId: number; accounts: readonly Address[] },
): readonly Claim[] {
  const read = new Map(readings.map((reading) => [readKey(reading.read), reading]));
  const said = new Map<string, { read: Read; net: bigint }>();
  for (const event of [...logs.flatMap(eventsOf), ...wrapped(logs, chainId)]) {
    for (const { read: about, amount, sets } of saidBy(event, accounts)) {
      const key = readKey(about);
      const earlier = sets ? 0n : (said.get(key)?.net ?? 0n);
      said.set(key, { read: about, net: earlier + amount });
    }
  }
  const mine = (address: Address) => isAmong(address, accounts);
  return [
    ...[...said].flatMap(([key, { read: about, net }]) => claim(about, net, read.get(key), chainId)),
    ...itemClaims(logs, read, { chainId, mine }),
    ...announcedClaims(logs, readings, { chainId, mine }).map((line) => ({ line })),
  ];
}

/** What becomes the wrapped currency of the network, and no longer is: nothing but these events says it of WETH9. */
function wrapped(logs: readonly Log[], chainId: number): readonly TokenEvent[] {
  const its = logs.filter(({ address }) => wrappedCurrency(chainId).includes(address.toLowerCase()));
  if (its.length === 0) return [];
  return wrapsOf(its, transfersIn(its, chainId), chainId).flatMap(({ from, to, asset, amount }) =>
    asset.kind === 'token' ? [{ kind: 'moved', token: asset.address, from, to, amount }] : [],
  );
}

/** Items that are said to come or to go, and whose owner nobody tells, or tells otherwise. */
function itemClaims(
  logs: readonly Log[],
  read: ReadonlyMap<string, ReadPair>,
  { chainId, mine }: { chainId: number; mine: (address: Address) => boolean },
): readonly Claim[] {
  const said = new Map<string, Readonly<{ who: Address; token: Address; id: bigint; net: bigint }>>();
  for (const event of logs.flatMap(eventsOf)) {
    if (event.kind !== 'nftMoved') continue;
    const { token, id } = event;
    for (const [who, by] of [
      [event.from, -1n],
      [event.to, 1n],
    ] as const) {
      const key = heldKey(who, assetKey({ kind: 'nft', chainId, address: token, id }));
      if (mine(who)) said.set(key, { who, token, id, net: (said.get(key)?.net ?? 0n) + by });
    }
  }
  return [...said.values()].flatMap(({ who, token, id, net }): readonly Claim[] => {
    const reading = read.get(readKey({ kind: 'nftOwner', token, id }));
    if (net === 0n || reading === undefined || isUntold(reading.after)) return [];
    const owns = (owner: Known<bigint>) =>
      owner.s === 'known' && (owner.v & (2n ** 160n - 1n)) === BigInt(who) ? 1n : 0n;
    const answered = reading.before.s === 'known' || reading.after.s === 'known';
    const delta = owns(reading.after) - owns(reading.before);
    if (answered && delta !== 0n && delta > 0n === net > 0n) return [];
    const asset: Asset = { kind: 'nft', chainId, address: token, id };
    const stands = (it: Known<bigint>) => (answered ? known(owns(it)) : notTold(reading));
    const [before, after] = [stands(reading.before), stands(reading.after)];
    return [{ line: { who, what: 'nft', asset, before, after, basis: 'claimed' }, delta: net }];
  });
}

/** That the node cannot say what stands after that denies nothing. */
function isUntold(after: Known<bigint>): boolean {
  return after.s === 'unknown' && after.why === 'unsupported';
}

type Said = Readonly<{ read: Read; amount: bigint; sets: boolean }>;

function saidBy(event: TokenEvent, accounts: readonly Address[]): readonly Said[] {
  const mine = (address: Address) => isAmong(address, accounts);
  switch (event.kind) {
    case 'moved':
    case 'unitsMoved': {
      const read = (account: Address): Read =>
        event.kind === 'moved'
          ? { kind: 'balance', token: event.token, account }
          : { kind: 'units', token: event.token, account, id: event.id };
      const said: Said[] = [];
      if (mine(event.from)) said.push({ read: read(event.from), amount: -event.amount, sets: false });
      if (mine(event.to)) said.push({ read: read(event.to), amount: event.amount, sets: false });
      return said;
    }
    case 'approved': {
      const { token, owner, spender, amount } = event;
      return mine(owner) ? [{ read: { kind: 'allowance', token, owner, spender }, amount, sets: true }] : [];
    }
    case 'operator': {
      const { token, owner, operator, approved } = event;
      const amount = approved ? 1n : 0n;
      return mine(owner) ? [{ read: { kind: 'operator', token, owner, operator }, amount, sets: true }] : [];
    }
    case 'nftMoved':
    case 'nftApproved':
    case 'safeFailed':
      return [];
  }
}

const none = unknown('notFound');

/** What is unknown of a state that was claimed: that nobody answered is not that there is none. */
function notTold({ before, after }: ReadPair): Known<never> {
  if (unanswered(after)) return after;
  return unanswered(before) ? before : none;
}

function claim(read: Read, net: bigint, reading: ReadPair | undefined, chainId: number): readonly Claim[] {
  if (reading === undefined) return [];
  const { before, after } = reading;
  if (isUntold(after)) return [];
  const both = before.s === 'known' && after.s === 'known';
  const delta = both ? after.v - before.v : 0n;
  switch (read.kind) {
    case 'balance':
    case 'units': {
      if (net === 0n || (both && delta !== 0n && delta > 0n === net > 0n)) return [];
      const asset: Asset =
        read.kind === 'balance'
          ? { kind: 'token', chainId, address: read.token }
          : { kind: 'nft', chainId, address: read.token, id: read.id };
      const what = read.kind === 'balance' ? 'balance' : 'nft';
      return [
        {
          line: {
            who: read.account,
            what,
            asset,
            before: both ? before : notTold(reading),
            after: both ? after : notTold(reading),
            basis: 'claimed',
          },
          delta: net,
        },
      ];
    }
    case 'allowance': {
      if (both) return [];
      const asset: Asset = { kind: 'token', chainId, address: read.token };
      const { owner: who, spender: counterparty } = read;
      return [
        {
          line: {
            who,
            counterparty,
            what: 'allowance',
            asset,
            before: notTold(reading),
            after: known(net),
            basis: 'claimed',
          },
        },
      ];
    }
    case 'operator': {
      if (both) return [];
      const asset: Asset = { kind: 'collection', chainId, address: read.token };
      const { owner: who, operator: counterparty } = read;
      const after = known(net === 1n);
      const before = notTold(reading);
      return [{ line: { who, counterparty, what: 'operator', asset, before, after, basis: 'claimed' } }];
    }
    default:
      return [];
  }
}

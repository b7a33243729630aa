import type { Address, Hex } from 'viem';
import type { Followed, Hearback } from '../../model/hearback.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { toldByNode } from '../../world/provenance.ts';
import { guarded } from '../../world/guard.ts';
import type { World } from '../../world/world.ts';
import { expectedTransaction } from '../transaction/asked.ts';
import type { CarriedAct } from '../carried/acts.ts';
import { carriedRows, handedSays, moreRows } from '../carried/rows.ts';
import { type Wanted, wantedOf, type WantedCall } from '../carried/wanted.ts';
import { heardSaid } from '../said/heardSaid.ts';
import { orNotCompared } from '../said/orNotCompared.ts';
import { follow } from '../transaction/follow.ts';
import { wasMinedBefore } from '../transaction/minedBefore.ts';
import type { MinedOutcome } from '../transaction/minedHearback.ts';
import { type HearingNode, hearingNode } from '../transaction/node.ts';
import { type PollSchedule, usualSchedule, wait } from '../transaction/pace.ts';
import { still } from '../transaction/seen.ts';
import { asFinal } from '../transaction/settled.ts';
import { compareFields } from '../transaction/fields.ts';

/**
 * By which transactions a wallet says that it carried out a batch (EIP-5792, `wallet_getCallsStatus`), in its order.
 * That is the wallet's word: only what the node has of them counts.
 */
export type CallsAnswer = Readonly<{
  account: Address;
  hashes: readonly Hex[];
  earlier?: Hearback | undefined;
}>;

/**
 * Compares a batch with the transactions that a wallet names. One transaction is followed like any other, and has to
 * carry every call; several have to make the calls between them, each one, in order, and nothing else. Never throws.
 */
export async function* hearCalls(
  readback: Readback,
  answer: CallsAnswer,
  world: World,
  signal: AbortSignal,
  pace: PollSchedule = usualSchedule,
): AsyncGenerator<Hearback> {
  for await (const it of compared(readback, answer, world, signal, pace)) yield orNotCompared(readback, it);
}

async function* compared(
  readback: Readback,
  { account, hashes, earlier }: CallsAnswer,
  world: World,
  signal: AbortSignal,
  pace: PollSchedule,
): AsyncGenerator<Hearback> {
  const { body } = readback.incoming.request;
  const wanted = wantedOf(body, account);
  // A transaction makes its calls once, however often it is named.
  const distinct = [...new Set(hashes.map((it) => it.toLowerCase() as Hex))];
  const [hash, ...more] = distinct;
  if (wanted === undefined || hash === undefined || distinct.length > mostTransactions) {
    yield still('cannotTell', 'cannotTell', { id: 'hearback.calls.cannotTell', args: {} });
    return;
  }
  const node = hearingNode(guarded(world), wanted.chainId, signal);
  if (more.length === 0) {
    yield* follow(
      readback,
      { asked: expectedTransaction(body, account), wanted },
      { account, hash, earlier },
      node,
      pace,
    );
    return;
  }
  yield still('waiting', 'pending', { id: 'hearback.calls.waiting', args: {} });
  const mined = await allMined(distinct, node, pace);
  if (signal.aborted) return;
  if (mined === undefined) {
    yield still('cannotTell', 'cannotTell', { id: 'hearback.sent.cannotTell', args: {} });
    return;
  }
  const atomic = body.kind === 'calls' && body.atomic;
  yield await together(readback, { wanted, mined, atomic }, node);
}

/** So many transactions of one batch are inspected. */
const mostTransactions = 40;

/** Waits for every one; undefined where one is not found, or cannot be believed. */
async function allMined(
  hashes: readonly Hex[],
  node: HearingNode,
  pace: PollSchedule,
): Promise<readonly MinedOutcome[] | undefined> {
  const all: MinedOutcome[] = [];
  for (let poll = 0; poll < pace.unseen && !node.signal.aborted; poll += 1) {
    for (const hash of hashes.slice(all.length)) {
      const [sent, receipt] = await Promise.all([node.transaction(hash), node.receipt(hash)]);
      if (sent.s !== 'known' || receipt.s !== 'known') break;
      const { value } = sent.v;
      if (value.s === 'wrong') return undefined;
      const { value: it, endpoint } = receipt.v;
      all.push({ sent: value.sent, proof: value.s, receipt: it, endpoint });
    }
    if (all.length === hashes.length) return all;
    await wait(pace, poll, node.signal);
  }
  return undefined;
}

/** What several transactions came to, one after the other, as they were mined. */
async function together(
  readback: Readback,
  {
    wanted,
    mined: named,
    atomic,
  }: Readonly<{ wanted: Wanted; mined: readonly MinedOutcome[]; atomic: boolean }>,
  node: HearingNode,
): Promise<Hearback> {
  const mined = named.toSorted(byPlace);
  const earlier = await Promise.all(mined.map(({ receipt }) => wasMinedBefore(readback, receipt, node)));
  const isEarlier = earlier.includes(true);
  let left = wanted.calls;
  let inside = false;
  const extra: CarriedAct[] = [];
  let verdict: Hearback['verdict'] | undefined;
  for (const it of mined) {
    const found = await isCarried(wanted, left, it, node);
    if (found.is === 'cannotTell') verdict ??= 'cannotTell';
    if (found.is === 'not') verdict = 'different';
    extra.push(...(found.is === 'not' ? found.more : found.is === 'carried' ? found.upgrades : []));
    if (found.is !== 'carried') continue;
    inside ||= found.inside;
    left = left.slice(found.count);
  }
  const done = wanted.calls.length - left.length;
  const from = mined.slice(0, 1).map(({ receipt, endpoint }) => {
    const at = { chainId: node.chainId, block: receipt.blockHash, number: receipt.blockNumber };
    return toldByNode(at, endpoint);
  });
  const none = { lines: [], facts: [] };
  const rows = done === 0 ? none : carriedRows({ ...wanted, calls: wanted.calls.slice(0, done) }, from);
  const more = moreRows(extra, wanted, from);
  if (isEarlier) verdict = 'different';
  // A batch that was to happen as a whole and came apart is another one.
  if (verdict === undefined && atomic && mined.length > 1) verdict = 'different';
  const failed = mined.some(({ receipt }) => !receipt.ok);
  const how = verdict === undefined ? 'hearback.carried.upgraded' : 'hearback.carried.handedOver';
  const says: Phrase[] = [
    { id: isEarlier ? 'hearback.mined.earlier' : saidOf(verdict, inside), args: {} },
    ...handedSays(extra, wanted.account, how),
  ];
  if (left.length > 0 || verdict !== undefined) {
    says.push({ id: 'hearback.calls.inPart', args: { found: done, all: wanted.calls.length } });
  }
  const last = mined.at(-1);
  const is = verdict ?? (inside ? 'carried' : 'same');
  const failing = failed || left.length > 0 ? 'part' : undefined;
  // What several transactions did together is not read: of what was said only the request itself is compared.
  const heard = await heardSaid(readback, { verdict: is, account: wanted.account, failed: failing }, node);
  return asFinal({
    verdict: is,
    effects: failed ? 'reverted' : left.length > 0 ? 'different' : 'cannotTell',
    differs: verdict === 'different' ? more.lines.map(({ happened }) => happened) : [],
    ...(last === undefined ? {} : { followed: followedBy(last) }),
    lines: [...rows.lines, ...more.lines],
    facts: Object.fromEntries(
      [...rows.facts, ...more.facts, ...(heard?.facts ?? [])].map((fact) => [fact.id, fact]),
    ),
    says: [
      ...says,
      ...(failing ? [] : [{ id: 'hearback.effects.cannotTell', args: {} } as const]),
      ...(heard ? [heard.says] : []),
    ],
    ...(heard ? { said: heard.said } : {}),
  });
}

function saidOf(verdict: Hearback['verdict'] | undefined, inside: boolean) {
  if (verdict === 'cannotTell') return 'hearback.sent.cannotTell';
  if (verdict === 'different') return 'hearback.mined.different';
  return inside ? 'hearback.mined.carried' : 'hearback.mined.same';
}

/** In the order in which they were mined. */
function byPlace(one: MinedOutcome, other: MinedOutcome): number {
  const [block, place] = placeOf(one);
  const [otherBlock, otherPlace] = placeOf(other);
  return Number(block - otherBlock || place - otherPlace);
}

function placeOf({ sent, receipt }: MinedOutcome): readonly [bigint, bigint] {
  return [receipt.blockNumber, receipt.index ?? sent.nonce];
}

function followedBy({ sent, receipt }: MinedOutcome): Followed {
  return { hash: sent.hash, block: { number: receipt.blockNumber, hash: receipt.blockHash } };
}

/** How many of the calls that are left one transaction makes; `inside`: it carries them, and is not the call itself. */
type CallsIn = Readonly<
  | { is: 'carried'; count: number; inside: boolean; upgrades: readonly CarriedAct[] }
  | { is: 'not'; more: readonly CarriedAct[] }
  | { is: 'cannotTell' }
>;

/** Whether a mined transaction makes the next of the calls that are left, or several of them, and nothing else. */
async function isCarried(
  wanted: Wanted,
  left: readonly WantedCall[],
  mined: MinedOutcome,
  node: HearingNode,
): Promise<CallsIn> {
  const [next] = left;
  if (next === undefined) return { is: 'not', more: [] };
  const { chainId, account } = wanted;
  const call = { to: next.to, value: next.value, data: next.data };
  const direct = compareFields({ chainId, from: account, call, set: {} }, mined.sent, []);
  if (direct.verdict !== 'different') return { is: 'carried', count: 1, inside: false, upgrades: [] };
  const { findInside } = await import('../carried/find.ts');
  let last: CallsIn = { is: 'not', more: [] };
  for (let count = Math.min(left.length, mostAtOnce); count > 0; count -= 1) {
    const found = await findInside({ ...wanted, calls: left.slice(0, count) }, mined, node);
    if (found.is === 'carried') {
      return { is: 'carried', count, inside: true, upgrades: found.upgrades ?? [] };
    }
    if (found.is === 'cannotTell') return { is: 'cannotTell' };
    last = { is: 'not', more: found.more };
  }
  return last;
}

/** One of several transactions carries no more calls than this. */
const mostAtOnce = 20;

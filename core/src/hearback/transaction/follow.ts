import type { Address, Hex } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { compareFields } from './fields.ts';
import type { SentTransaction } from './mined.ts';
import { type MinedOutcome, minedHearback, type ReadBack } from './minedHearback.ts';
import { namedInLogs } from './namedInLogs.ts';
import { blocksAgo, type HearingNode } from './node.ts';
import { type PollSchedule, wait } from './pace.ts';
import type { Proven } from './proven.ts';
import { replacedHearback } from './replaced.ts';
import { type LastSeen, seenFacts, seenIn, still, withSeen } from './seen.ts';
import { isFinal, liesDeep, asFinal, wasTakenBack } from './settled.ts';

/** `since`: the block that the readback was made on, where that is known. `quiet`: say nothing before there is more. */
export type ToFollow = Readonly<{
  account: Address;
  hash: Hex;
  earlier?: Hearback | undefined;
  signedHere?: readonly Hex[] | undefined;
  since?: bigint | undefined;
  quiet?: true;
}>;

/** Polls a node about one transaction, and says what became of it whenever that changes. */
export async function* follow(
  readback: Readback,
  about: ReadBack,
  { account, hash: given, earlier, signedHere = [], since, quiet }: ToFollow,
  node: HearingNode,
  pace: PollSchedule,
): AsyncGenerator<Hearback> {
  let hash = given;
  let seen = seenIn(earlier);
  let mined = earlier?.followed?.block === undefined ? undefined : earlier;
  if (mined !== undefined && isFinal(mined)) return;
  // What was heard before stays until there is more: an earlier "different" verdict is never downgraded.
  if (quiet !== true && mined === undefined && (seen === undefined || earlier?.effects !== 'pending')) {
    yield still('waiting', 'pending', { id: 'hearback.sent.unseen', args: {} }, seen);
  }
  let compared = false;
  let missing = 0;
  let stood = 0;
  let kept: Awaited<ReturnType<HearingNode['transaction']>> | undefined;
  const wasStuck = earlier?.verdict === 'stuck';
  let saidStuck = false;
  for (let poll = 0; !node.signal.aborted; poll += 1) {
    const [sent, receipt] = await Promise.all([
      // What a hash represents does not change: once it is mined, only the block may.
      mined !== undefined && kept !== undefined ? kept : node.transaction(hash),
      node.receipt(hash),
    ]);
    if (node.signal.aborted) return;
    const proof = sent.s === 'known' ? sent.v.value : undefined;
    if (proof?.s === 'wrong') {
      yield still('cannotTell', 'cannotTell', unbelieved(proof), seen);
      return;
    }
    if (proof !== undefined && receipt.s === 'known') {
      const it = { sent: proof.sent, proof: proof.s, receipt: receipt.v.value, endpoint: receipt.v.endpoint };
      const isNew = mined?.followed?.block?.hash !== it.receipt.blockHash;
      const [next, deep] = await Promise.all([
        isNew || mined === undefined ? heard(readback, about, it, node, mined) : mined,
        liesDeep(it.receipt.blockNumber, node, pace),
      ]);
      if (node.signal.aborted) return;
      mined = next;
      kept = sent;
      missing = 0;
      seen = proof.sent;
      stood = isNew ? 0 : stood + 1;
      const done = deep || stood >= pace.settle;
      if (isNew || done) yield done ? asFinal(next) : next;
      if (done) return;
    } else if (mined?.followed?.block !== undefined) {
      if (isNotFound(receipt) && (await wasTakenBack(mined.followed.block, node))) {
        yield reorganised(mined, seen);
        mined = undefined;
        compared = false;
        missing = 0;
      } else {
        // A node that does not answer takes nothing back: what was heard stays.
        missing += 1;
        if (missing >= pace.unseen) return;
      }
    } else if (proof !== undefined) {
      const isNew = !compared;
      seen = proof.sent;
      compared = true;
      missing = 0;
      const isStuck = wasStuck || poll >= pace.stuck;
      if (isNew || (isStuck && !saidStuck)) {
        yield pendingHearback(about, proof, sent.s === 'known' ? sent.v.endpoint : '', isStuck);
      }
      saidStuck = isStuck;
    } else {
      missing += 1;
      if (seen === undefined && missing % lookEvery === 4) {
        const from = since ?? (await blocksAgo(node, recent));
        const found =
          from === undefined ? undefined : await namedInLogs({ account, hash: given, since: from }, node);
        if (found !== undefined) hash = found;
        if (found !== undefined) continue;
      }
      if (missing >= (seen === undefined ? pace.unseen : pace.gone)) {
        const answers = sent.s === 'unknown' && sent.why === 'notFound';
        yield await lost(readback, about, { seen, answers, signedHere }, node);
        return;
      }
    }
    await wait(pace, poll, node.signal, mined !== undefined || poll > pace.stuck ? slower : 1);
  }
}

/** So many times longer it is waited where nothing is likely to change. */
const slower = 3;

/** Every so many polls without the transaction it is looked for in events: its hash may be one of the wallet's own. */
const lookEvery = 8;

/** So many blocks back events are looked for, where it is not known when it was read. */
const recent = 500n;

async function heard(
  readback: Readback,
  about: ReadBack,
  mined: MinedOutcome,
  node: HearingNode,
  before: Hearback | undefined,
): Promise<Hearback> {
  const hearback = withSeen(await minedHearback(readback, about, mined, node), mined.sent);
  if (before === undefined) return hearback;
  return { ...hearback, says: [...hearback.says, { id: 'hearback.mined.again', args: {} }] };
}

function isNotFound(receipt: Awaited<ReturnType<HearingNode['receipt']>>): boolean {
  return receipt.s === 'unknown' && receipt.why === 'notFound';
}

function reorganised({ followed }: Hearback, seen: LastSeen | undefined): Hearback {
  const says: Phrase = { id: 'hearback.sent.reorganised', args: {} };
  const it = still('reorganised', 'pending', says, seen);
  return followed === undefined ? it : { ...it, followed: { hash: followed.hash } };
}

function unbelieved({ why }: Extract<Proven, { s: 'wrong' }>): Phrase {
  return { id: why === 'unsigned' ? 'hearback.sent.unsigned' : 'hearback.sent.wrongFields', args: {} };
}

/** One that is on its way: compared already where it may be what was read back itself. */
function pendingHearback(
  { asked, wanted }: ReadBack,
  { sent }: Readonly<{ sent: SentTransaction }>,
  endpoint: string,
  stuck: boolean,
): Hearback {
  const fields =
    asked === undefined ? undefined : compareFields(asked, sent, [{ by: 'source', name: endpoint }]);
  const direct =
    fields !== undefined && (fields.verdict !== 'different' || mustBeDirect(wanted.account, sent));
  const { verdict, ...compared } = direct ? fields : { verdict: 'same', differs: [], lines: [], facts: [] };
  const facts = Object.fromEntries([...compared.facts, ...seenFacts(sent)].map((fact) => [fact.id, fact]));
  const pending = { ...compared, facts, effects: 'pending' } as const;
  if (verdict === 'different') {
    return { ...pending, verdict, says: [{ id: 'hearback.sent.different', args: {} }] };
  }
  const id = stuck ? 'hearback.sent.stuck' : direct ? 'hearback.sent.waiting' : 'hearback.sent.carrier';
  return { ...pending, verdict: stuck ? 'stuck' : 'waiting', says: [{ id, args: {} }] };
}

/** A key that calls another contract carries nothing: it is the call, or another one. */
function mustBeDirect(account: Address, { from, to }: SentTransaction): boolean {
  return same(from, account) && !same(to, account);
}

/** What became of a transaction that the node does not have: its nonce may have been used by another. */
async function lost(
  readback: Readback,
  about: ReadBack,
  { seen, answers, signedHere }: { seen: LastSeen | undefined; answers: boolean; signedHere: readonly Hex[] },
  node: HearingNode,
): Promise<Hearback> {
  const cannotTell: Phrase = { id: 'hearback.sent.cannotTell', args: {} };
  if (seen === undefined || !answers) return still('cannotTell', 'cannotTell', cannotTell, seen);
  const next = await node.nonce(seen.from);
  if (next.s !== 'known') return still('cannotTell', 'cannotTell', cannotTell, seen);
  if (next.v.value > seen.nonce) return replacedHearback(readback, about, { seen, signedHere }, node);
  return still('dropped', 'notApplicable', { id: 'hearback.sent.dropped', args: {} });
}

import type { Address, Hex } from 'viem';
import type { Fact } from '../model/fact.ts';
import type { Hearback } from '../model/hearback.ts';
import { known, valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import type { Body } from '../model/request.ts';
import { guarded } from '../world/guard.ts';
import { ordinary, rpc } from '../world/rpc.ts';
import { quantity } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type Asked, type ComparedFields, compareFields } from './fields.ts';
import { receipt, type SentTransaction, sentTransaction } from './mined.ts';
import { minedHearback } from './minedHearback.ts';
import { type Pace, usualPace, wait } from './pace.ts';

/**
 * What a wallet returned, and for which account it was asked. `earlier` is what was heard of it before, on an earlier
 * visit: a transaction that a node had seen then can be told from one that no node ever had.
 */
export type TransactionAnswer = Readonly<{ account: Address; hash: Hex; earlier?: Hearback | undefined }>;

/**
 * Follows a transaction until it is mined or lost, and compares it with what was read back: its fields as soon as
 * the node has seen it, its effects when it is mined. Says at once that it waits. Waiting is bounded by `signal`,
 * and by the pace while the node does not know the transaction. Never throws.
 */
export async function* hearTransaction(
  readback: Readback,
  answer: TransactionAnswer,
  world: World,
  signal: AbortSignal,
  pace: Pace = usualPace,
): AsyncGenerator<Hearback> {
  const asked = askedOf(readback.incoming.request.body, answer.account);
  if (asked === undefined) {
    yield still('cannotTell', 'cannotTell', { id: 'hearback.sent.batch', args: {} });
    return;
  }
  let seen: Seen | undefined = seenIn(answer.earlier);
  // What was heard before stays until there is more: a difference is not made calm by looking again.
  if (seen === undefined || answer.earlier?.effects !== 'pending') {
    yield still('waiting', 'pending', { id: 'hearback.sent.unseen', args: {} }, seen);
  }

  const node = nodeOf(guarded(world), asked.chainId, signal);
  let compared = false;
  let missing = 0;
  for (let poll = 0; !signal.aborted; poll += 1) {
    const [sent, mined] = await Promise.all([node.transaction(answer.hash), node.receipt(answer.hash)]);
    if (signal.aborted) return;
    const found = sent.s === 'known' && sent.v.value.hash === answer.hash.toLowerCase() ? sent.v : undefined;
    if (found !== undefined && mined.s === 'known') {
      yield await minedHearback(readback, { asked, sent: found.value, ...mined.v }, guarded(world), signal);
      return;
    }
    if (found !== undefined) {
      const isNew = !compared;
      seen = found.value;
      compared = true;
      missing = 0;
      const fields = compareFields(asked, found.value, [{ by: 'source', name: found.endpoint }]);
      if (isNew || poll === pace.stuck) yield pendingHearback(fields, seen, poll >= pace.stuck);
    } else {
      missing += 1;
      if (missing >= (seen === undefined ? pace.unseen : pace.gone)) {
        yield await lost(seen, sent.s === 'unknown' && sent.why === 'notFound', node);
        return;
      }
    }
    await wait(pace, poll, signal);
  }
}

function nodeOf(world: World, chainId: number, signal: AbortSignal) {
  const bounds = { signal, deadline: 8_000, maxBytes: 4_194_304 };
  return {
    transaction: (hash: Hex) =>
      rpc(world, { chainId, method: 'eth_getTransactionByHash', params: [hash] }, bounds, sentTransaction),
    receipt: (hash: Hex) =>
      rpc(world, { chainId, method: 'eth_getTransactionReceipt', params: [hash] }, bounds, receipt),
    nonce: (of: Address) =>
      rpc(
        world,
        { chainId, method: 'eth_getTransactionCount', params: [of, 'latest'] },
        ordinary(signal),
        quantity,
      ),
  };
}

/** A batch of one call may be sent as a transaction of its own. */
function askedOf(body: Body, account: Address): Asked | undefined {
  switch (body.kind) {
    case 'transaction':
      return { chainId: body.chainId, from: body.from ?? account, call: body.call, set: body.set };
    case 'calls': {
      const [call, ...more] = body.calls;
      if (call === undefined || more.length > 0) return undefined;
      return { chainId: body.chainId, from: body.from ?? account, call, set: {} };
    }
    default:
      return undefined;
  }
}

function pendingHearback({ verdict, ...fields }: ComparedFields, seen: Seen, stuck: boolean): Hearback {
  const facts = Object.fromEntries([...fields.facts, ...seenFacts(seen)].map((fact) => [fact.id, fact]));
  const pending = { ...fields, facts, effects: 'pending' } as const;
  if (verdict === 'different') {
    return { ...pending, verdict, says: [{ id: 'hearback.sent.different', args: {} }] };
  }
  const says: Phrase = { id: stuck ? 'hearback.sent.stuck' : 'hearback.sent.waiting', args: {} };
  return { ...pending, verdict: stuck ? 'stuck' : 'waiting', says: [says] };
}

/** What became of a transaction that the node does not have: its nonce may have been used by another. */
async function lost(
  seen: Seen | undefined,
  answers: boolean,
  node: ReturnType<typeof nodeOf>,
): Promise<Hearback> {
  if (seen === undefined || !answers) {
    return still('cannotTell', 'cannotTell', { id: 'hearback.sent.cannotTell', args: {} }, seen);
  }
  const next = await node.nonce(seen.from);
  if (next.s !== 'known') {
    return still('cannotTell', 'cannotTell', { id: 'hearback.sent.cannotTell', args: {} }, seen);
  }
  return next.v.value > seen.nonce
    ? still('replaced', 'cannotTell', { id: 'hearback.sent.replaced', args: {} })
    : still('dropped', 'notApplicable', { id: 'hearback.sent.dropped', args: {} });
}

function still(
  verdict: Hearback['verdict'],
  effects: Hearback['effects'],
  says: Phrase,
  seen?: Seen,
): Hearback {
  const facts = Object.fromEntries((seen ? seenFacts(seen) : []).map((fact) => [fact.id, fact]));
  return { verdict, effects, differs: [], lines: [], facts, says: [says] };
}

/** What is kept of a transaction that a node had: enough to tell later whether another took its nonce. */
type Seen = Pick<SentTransaction, 'from' | 'nonce'>;

function seenFacts({ from, nonce }: Seen): readonly Fact[] {
  return [
    { id: 'sent.from', value: known({ kind: 'address', address: from }), from: [] },
    { id: 'sent.nonce', value: known({ kind: 'integer', value: nonce }), from: [] },
  ];
}

function seenIn(earlier: Hearback | undefined): Seen | undefined {
  const from = valueOf(earlier?.facts['sent.from']?.value);
  const nonce = valueOf(earlier?.facts['sent.nonce']?.value);
  if (from?.kind !== 'address' || nonce?.kind !== 'integer') return undefined;
  return { from: from.address, nonce: nonce.value };
}

import type { Address, Hex } from 'viem';
import type { Hearback } from '../../model/hearback.ts';
import { valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { guarded } from '../../world/guard.ts';
import type { World } from '../../world/world.ts';
import { expectedTransaction } from './asked.ts';
import { wantedOf } from '../carried/wanted.ts';
import { orNotCompared } from '../said/orNotCompared.ts';
import { follow } from './follow.ts';
import { hearingNode } from './node.ts';
import { type PollSchedule, usualSchedule } from './pace.ts';
import { still } from './seen.ts';

/**
 * What a wallet returned, and for which account it was asked. `earlier` is what was heard of it before, on an earlier
 * visit: a transaction that a node had seen then can be told from one that no node ever had. `signedHere`: hashes of
 * other transactions that were read back here, so that one of them in its place is not an alarm.
 */
export type TransactionAnswer = Readonly<{
  account: Address;
  hash: Hex;
  earlier?: Hearback | undefined;
  signedHere?: readonly Hex[] | undefined;
}>;

/**
 * Follows a transaction until it is mined and settled, or lost, and compares it with what was read back: its fields as
 * soon as the node has seen it, its effects when it is mined. One that a Safe, a smart account, a bundler or a relayer
 * carried is found inside theirs, also where the wallet gave the hash of a user operation or of a Safe transaction.
 * Says at once that it waits. Waiting is bounded by `signal`, and by the pace while the node does not know the
 * transaction. Never throws.
 */
export async function* hearTransaction(
  readback: Readback,
  answer: TransactionAnswer,
  world: World,
  signal: AbortSignal,
  pace: PollSchedule = usualSchedule,
): AsyncGenerator<Hearback> {
  for await (const it of followed(readback, answer, world, signal, pace)) yield orNotCompared(readback, it);
}

async function* followed(
  readback: Readback,
  answer: TransactionAnswer,
  world: World,
  signal: AbortSignal,
  pace: PollSchedule,
): AsyncGenerator<Hearback> {
  const { body } = readback.incoming.request;
  const wanted = wantedOf(body, answer.account);
  if (wanted === undefined) {
    yield still('cannotTell', 'cannotTell', cannotTell);
    return;
  }
  const about = { asked: expectedTransaction(body, answer.account), wanted };
  const since = valueOf(readback.effects)?.block.parentNumber;
  const node = hearingNode(guarded(world), wanted.chainId, signal);
  yield* follow(readback, about, { ...answer, since }, node, pace);
}

const cannotTell: Phrase = { id: 'hearback.sent.cannotTell', args: {} };

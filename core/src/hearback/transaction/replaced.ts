import type { Hex } from 'viem';
import type { Hearback } from '../../model/hearback.ts';
import { type Known, unknown, known } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hash32, hexBytes, isRecord, address, quantity } from '../../world/schema.ts';
import { same } from '../../ledger/account.ts';
import { type MinedOutcome, minedHearback, type ReadBack } from './minedHearback.ts';
import type { SentTransaction } from './mined.ts';
import type { HearingNode } from './node.ts';
import { type LastSeen, still } from './seen.ts';
import { asFinal } from './settled.ts';

/**
 * What took the place of a transaction, once another has used its nonce: the same call with another fee, which is
 * compared like the one that was sent; a payment of the account to itself of which every field that can do something is
 * empty, by which wallets cancel; another request that was read back here (`signedHere`: their hashes); or something
 * else, which is `different`. Where it cannot be found, it is only `replaced`.
 */
export async function replacedHearback(
  readback: Readback,
  about: ReadBack,
  { seen, signedHere }: Readonly<{ seen: LastSeen; signedHere: readonly Hex[] }>,
  node: HearingNode,
): Promise<Hearback> {
  const found = await minedWithNonce(seen, node);
  if (found.s !== 'known') {
    return still('replaced', 'cannotTell', { id: 'hearback.sent.replaced', args: {} });
  }
  const { sent } = found.v;
  const here = signedHere.some((hash) => hash.toLowerCase() === sent.hash);
  const cancels = isEmptyToItself(sent);
  const [heard, may] = await Promise.all([
    minedHearback(readback, about, found.v, node),
    cancels && !here ? mayDoMore(found.v, node) : undefined,
  ]);
  const hearback = asFinal(heard);
  if (hearback.verdict !== 'cannotTell' && hearback.verdict !== 'different')
    return andSays(hearback, 'hearback.replaced.same');
  if (!cancels && !here) {
    return hearback.verdict === 'different'
      ? andSays(hearback, 'hearback.replaced.different')
      : andSays({ ...hearback, verdict: 'replaced', effects: 'cannotTell' }, 'hearback.sent.replaced');
  }
  const says: Phrase = here
    ? { id: 'hearback.replaced.signedHere', args: {} }
    : may === undefined
      ? { id: 'hearback.replaced.cancelled', args: {} }
      : { id: 'hearback.replaced.empty', args: { may } };
  // Of what took its place nothing was said, and what it changes is not what was read back.
  const { said: _, ...rest } = hearback;
  return {
    ...rest,
    verdict: 'replaced',
    effects: may === undefined ? 'notApplicable' : 'cannotTell',
    lines: hearback.lines.filter(({ happened }) => isOfTransaction(happened)),
    says: [says, ...hearback.says.filter(({ id }) => id === 'hearback.mined.dear')],
  };
}

/** Whether nothing that a transaction can do is asked for by its fields: no call, payment, authorization or blob. */
function isEmptyToItself({ from, to, value, data, authorizations, blobs }: SentTransaction): boolean {
  return same(to, from) && value === 0n && data === '0x' && authorizations === 0 && blobs.length === 0;
}

/** Why an empty transaction of an account to itself may have done something anyway. */
async function mayDoMore(
  { sent, proof, receipt }: MinedOutcome,
  { world, chainId, signal }: HearingNode,
): Promise<'code' | 'type' | 'unknown' | undefined> {
  if (proof === 'ownType') return 'type';
  const question = {
    chainId,
    method: 'eth_getCode',
    params: [sent.from, { blockHash: receipt.blockHash }],
  };
  const code = await rpc(world, question, ordinary(signal), hexBytes);
  if (code.s !== 'known') return 'unknown';
  return code.v.value === '0x' ? undefined : 'code';
}

function isOfTransaction(fact: string): boolean {
  return /^mined\.[^.]+$/.test(fact);
}

function andSays(
  hearback: Hearback,
  id: 'hearback.replaced.same' | 'hearback.replaced.different' | 'hearback.sent.replaced',
): Hearback {
  const says: Phrase = { id, args: {} };
  return { ...hearback, says: [says, ...hearback.says] };
}

/** So many blocks back it is looked for: nodes keep the state of the last 128. */
const reach = 120n;

/**
 * The mined transaction of an account with a nonce. Its block is found by how many transactions the account had made
 * at others: back in steps that double, then by halving, at most fifteen questions. Where a node keeps no such state,
 * the latest blocks are searched instead.
 */
export async function minedWithNonce(
  { from, nonce }: LastSeen,
  node: HearingNode,
): Promise<Known<MinedOutcome>> {
  const latest = await node.number();
  if (latest.s !== 'known') return latest.s === 'pending' ? unknown('notAsked') : latest;
  const hash = await hashAmong(
    await blocksToLookAt(latest.v.value, { from, nonce }, node),
    { from, nonce },
    node,
  );
  if (hash.s !== 'known') return hash;
  const [sent, receipt] = await Promise.all([node.transaction(hash.v), node.receipt(hash.v)]);
  if (sent.s !== 'known' || receipt.s !== 'known' || sent.v.value.s === 'wrong') return unknown('notFound');
  const { sent: it, s: proof } = sent.v.value;
  // The nonce was in use only if the very same account used it.
  if (!same(it.from, from) || it.nonce !== nonce) return unknown('malformed', sent.v.endpoint);
  return known({ sent: it, proof, receipt: receipt.v.value, endpoint: receipt.v.endpoint });
}

/** So many of the latest blocks are searched, where nothing tells which it is. */
const looked = 8;

async function blocksToLookAt(
  latest: bigint,
  { from, nonce }: LastSeen,
  node: HearingNode,
): Promise<readonly bigint[]> {
  const isBefore = async (number: bigint) => {
    const count = await node.nonce(from, number);
    return count.s === 'known' ? count.v.value <= nonce : undefined;
  };
  const last = Array.from({ length: looked }, (_, n) => latest - BigInt(n)).filter((it) => it >= 0n);
  let above = latest;
  let below: bigint | undefined;
  for (let step = 1n; below === undefined; step = next(step)) {
    if (step > reach) return [];
    const number = latest > step ? latest - step : 0n;
    const before = await isBefore(number);
    if (before === undefined) return last;
    if (before) below = number;
    else if (number === 0n) return [];
    else above = number;
  }
  while (above - below > 1n) {
    const middle: bigint = (above + below) / 2n;
    const before = await isBefore(middle);
    if (before === undefined) return last;
    if (before) below = middle;
    else above = middle;
  }
  return [above];
}

/** Twice as far back; the last step is as far as nodes remember. */
function next(step: bigint): bigint {
  return step < reach && step * 2n > reach ? reach : step * 2n;
}

async function hashAmong(blocks: readonly bigint[], seen: LastSeen, node: HearingNode): Promise<Known<Hex>> {
  for (const number of blocks) {
    const found = await hashIn(number, seen, node);
    if (found.s === 'known') return found;
  }
  return unknown('notFound');
}

async function hashIn(
  number: bigint,
  { from, nonce }: LastSeen,
  { world, chainId, signal }: HearingNode,
): Promise<Known<Hex>> {
  const params = [`0x${number.toString(16)}`, true];
  const bounds = { signal, deadline: 12_000, maxBytes: 8_388_608 };
  const found = await rpc(world, { chainId, method: 'eth_getBlockByNumber', params }, bounds, (block) => {
    if (!isRecord(block) || !Array.isArray(block.transactions)) return undefined;
    const all: readonly unknown[] = block.transactions;
    const it = all.find(
      (one) => isRecord(one) && same(address(one.from), from) && quantity(one.nonce) === nonce,
    );
    return isRecord(it) ? hash32(it.hash) : undefined;
  });
  return found.s === 'known' ? known(found.v.value) : unknown('notFound');
}

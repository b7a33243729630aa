import type { Hex } from 'viem';
import type { Hearback } from '../../model/hearback.ts';
import { type Known, unknown, known } from '../../model/known.ts';
import type { Phrase, PhraseId } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import { rpc } from '../../world/rpc.ts';
import { hash32, isRecord, address, quantity } from '../../world/schema.ts';
import { isOf } from '../carried/acts.ts';
import { type MinedOutcome, minedHearback, type ReadBack } from './minedHearback.ts';
import type { HearingNode } from './node.ts';
import { type LastSeen, still } from './seen.ts';
import { asFinal } from './settled.ts';

/**
 * What took the place of a transaction, once another has used its nonce: the same call with another fee, which is
 * compared like the one that was sent; an empty payment of the account to itself, by which wallets cancel; another
 * request that was read back here (`signedHere`: their hashes); or something else, which is `different`. Where it
 * cannot be found, it is only `replaced`.
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
  const cancels = isOf(sent.to, sent.from) && sent.value === 0n && sent.data === '0x';
  const here = signedHere.some((hash) => hash.toLowerCase() === sent.hash);
  const hearback = asFinal(await minedHearback(readback, about, found.v, node));
  if (hearback.verdict !== 'different') return andSays(hearback, 'hearback.replaced.same');
  if (cancels || here) {
    const says = cancels ? 'hearback.replaced.cancelled' : 'hearback.replaced.signedHere';
    // Of what took its place nothing was said.
    const { said: _, ...rest } = hearback;
    return {
      ...rest,
      verdict: 'replaced',
      effects: 'notApplicable',
      lines: hearback.lines.slice(0, about.asked === undefined ? 0 : fieldRows),
      says: [{ id: says, args: {} }],
    };
  }
  return andSays(hearback, 'hearback.replaced.different');
}

/** Sender, receiver, amount, data. */
const fieldRows = 4;

function andSays(
  hearback: Hearback,
  id: Extract<PhraseId, 'hearback.replaced.same' | 'hearback.replaced.different'>,
): Hearback {
  const says: Phrase = { id, args: {} };
  return { ...hearback, says: [says, ...hearback.says] };
}

/** So many blocks back it is looked for: nodes keep the state of the last 128. */
const reach = 120n;

/**
 * The mined transaction of an account with a nonce. Its block is found by how many transactions the account had made
 * at others: back in steps that double, then by halving, at most fifteen questions. Where a node keeps no such state,
 * the latest blocks are looked through instead.
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
  if (!isOf(it.from, from) || it.nonce !== nonce) return unknown('malformed', sent.v.endpoint);
  return known({ sent: it, proof, receipt: receipt.v.value, endpoint: receipt.v.endpoint });
}

/** So many of the latest blocks are looked through, where nothing tells which it is. */
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
  for (let step = 1n; below === undefined; step *= 2n) {
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
      (one) => isRecord(one) && isOf(address(one.from) ?? null, from) && quantity(one.nonce) === nonce,
    );
    return isRecord(it) ? hash32(it.hash) : undefined;
  });
  return found.s === 'known' ? known(found.v.value) : unknown('notFound');
}

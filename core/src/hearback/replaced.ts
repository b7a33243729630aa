import type { Hex } from 'viem';
import type { Hearback } from '../model/hearback.ts';
import { type Known, unknown, known } from '../model/known.ts';
import type { Phrase, PhraseId } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import { rpc } from '../world/rpc.ts';
import { hash32, isRecord, address, quantity } from '../world/schema.ts';
import { isOf } from './carried/acts.ts';
import { type Mined, minedHearback, type ReadBack } from './minedHearback.ts';
import type { HearingNode } from './node.ts';
import { type Seen, still } from './seen.ts';
import { settled } from './settled.ts';

/**
 * What took the place of a transaction, once another has used its nonce: the same call with another fee, which is
 * compared like the one that was sent; an empty payment of the account to itself, by which wallets cancel; another
 * request that was read back here (`signedHere`: their hashes); or something else, which is `different`. Where it
 * cannot be found, it is only `replaced`.
 */
export async function replacedHearback(
  readback: Readback,
  about: ReadBack,
  { seen, signedHere }: Readonly<{ seen: Seen; signedHere: readonly Hex[] }>,
  node: HearingNode,
): Promise<Hearback> {
  const found = await replacing(seen, node);
  if (found.s !== 'known') {
    return still('replaced', 'cannotTell', { id: 'hearback.sent.replaced', args: {} });
  }
  const { sent } = found.v;
  const cancels = isOf(sent.to, sent.from) && sent.value === 0n && sent.data === '0x';
  const here = signedHere.some((hash) => hash.toLowerCase() === sent.hash);
  const hearback = settled(await minedHearback(readback, about, found.v, node));
  if (hearback.verdict !== 'different') return andSays(hearback, 'hearback.replaced.same');
  if (cancels || here) {
    const says = cancels ? 'hearback.replaced.cancelled' : 'hearback.replaced.signedHere';
    return {
      ...hearback,
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
 * The mined transaction of an account with a nonce. The block is found by halving, by how many transactions the
 * account had made at each: at most eight questions, then the block with all of its transactions, and the receipt.
 */
async function replacing({ from, nonce }: Seen, node: HearingNode): Promise<Known<Mined>> {
  const latest = await node.number();
  if (latest.s !== 'known') return latest.s === 'pending' ? unknown('notAsked') : latest;
  let above = latest.v.value;
  let below = above > reach ? above - reach : 0n;
  const first = await node.nonce(from, below);
  if (first.s !== 'known' || first.v.value > nonce) return unknown('notFound');
  while (above - below > 1n) {
    const middle = (above + below) / 2n;
    const count = await node.nonce(from, middle);
    if (count.s !== 'known') return unknown('notFound');
    if (count.v.value > nonce) above = middle;
    else below = middle;
  }
  const hash = await hashIn(above, { from, nonce }, node);
  if (hash.s !== 'known') return hash;
  const [sent, receipt] = await Promise.all([node.transaction(hash.v), node.receipt(hash.v)]);
  if (sent.s !== 'known' || receipt.s !== 'known' || sent.v.value.s === 'wrong') return unknown('notFound');
  const { sent: it, s: proof } = sent.v.value;
  // The nonce was in use only if the very same account used it.
  if (!isOf(it.from, from) || it.nonce !== nonce) return unknown('malformed', sent.v.endpoint);
  return known({ sent: it, proof, receipt: receipt.v.value, endpoint: receipt.v.endpoint });
}

async function hashIn(
  number: bigint,
  { from, nonce }: Seen,
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

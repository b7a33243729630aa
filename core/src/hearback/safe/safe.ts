import type { Address, Hex } from 'viem';
import { selectors } from '../../world/selectors.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';
import { safeTxIn } from '../../request/safe/safeTypedData.ts';
import { guarded } from '../../world/guard.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import { hashIn } from '../carried/events.ts';
import { wantedOf } from '../carried/wanted.ts';
import { follow } from '../transaction/follow.ts';
import { safeLogs } from '../transaction/namedInLogs.ts';
import { blocksAgo, type HearingNode, hearingNode } from '../transaction/node.ts';
import { type PollSchedule, usualSchedule, wait } from '../transaction/pace.ts';
import { still } from '../transaction/seen.ts';
import { signedBy } from '../signature/signed.ts';

/**
 * A Safe transaction whose execution is looked for: one that an owner signed, or what a Safe proposes, of which it gave
 * the hash. `account` is the Safe then. `earlier` is what was heard of it before: of the signature, or of a visit.
 */
export type SafeAnswer = Readonly<{
  account: Address;
  safeTxHash?: Hex | undefined;
  earlier?: Hearback | undefined;
}>;

/**
 * Looks whether a Safe carried out what was signed or proposed, by what it says in events since the readback, and by
 * its nonce; then follows that transaction like any other. Says nothing while there is nothing new. Bounded by
 * `signal` and by the pace: owners may take days, and a later visit looks again. Never throws.
 */
export async function* hearSafe(
  readback: Readback,
  { account, safeTxHash, earlier }: SafeAnswer,
  world: World,
  signal: AbortSignal,
  pace: PollSchedule = slowPace,
): AsyncGenerator<Hearback> {
  const { body } = readback.incoming.request;
  const wanted = wantedOf(body, account);
  const own = safeTxIn(body) ? signedBy(body)?.digest : undefined;
  const hash = own ?? safeTxHash;
  if (wanted === undefined || hash === undefined) return;
  const node = hearingNode(guarded(world), wanted.chainId, signal);
  const about = { asked: undefined, wanted, safeHash: own };
  const since = valueOf(readback.effects)?.block.parentNumber;
  for (let poll = 0; !signal.aborted && poll < pace.unseen; poll += 1) {
    const from = since ?? (await blocksAgo(node, halfADay));
    const logs = from === undefined ? undefined : await safeLogs(wanted.account, from, node);
    const found = logs?.find((log) => hashIn(log) === hash.toLowerCase());
    if (found !== undefined) {
      const answer = { account: wanted.account, hash: found.transaction, earlier, quiet: true } as const;
      yield* follow(readback, about, answer, node, pace);
      return;
    }
    const passed = await isPassed(body, wanted.account, node);
    if (signal.aborted) return;
    if (passed) {
      // A Safe that says what it does said nothing of this one.
      if ((logs?.length ?? 0) > 0 && since !== undefined) {
        yield told(still('replaced', 'notApplicable', saying('hearback.safe.passed')), wanted.account);
      } else {
        yield told(unseen(earlier), wanted.account);
      }
      return;
    }
    if (poll === 0 && passed === false && earlier !== undefined && !saysWaiting(earlier)) {
      yield told({ ...earlier, says: [...earlier.says, saying('hearback.safe.waiting')] }, wanted.account);
    }
    await wait(pace, poll, signal);
  }
}

/** Every twelve seconds, for about ten minutes. */
export const slowPace: PollSchedule = {
  ...usualSchedule,
  first: 12_000,
  growth: 1,
  most: 12_000,
  unseen: 50,
};

type SafePhrase = 'hearback.safe.waiting' | 'hearback.safe.passed' | 'hearback.safe.notFound';

function saying(id: SafePhrase): Phrase {
  return { id, args: { safe: safeFact } };
}

const safeFact = 'hearback.safe';

function told(hearback: Hearback, safe: Address): Hearback {
  const value = known({ kind: 'address', address: safe } as const);
  return {
    ...hearback,
    facts: { ...hearback.facts, [safeFact]: { id: safeFact, value, from: [{ by: 'request' }] } },
  };
}

/** What was heard of the signature stays. */
function unseen(earlier: Hearback | undefined): Hearback {
  const says = saying('hearback.safe.notFound');
  if (earlier === undefined) return still('cannotTell', 'cannotTell', says);
  return { ...earlier, says: [...earlier.says.filter(({ id }) => !id.startsWith('hearback.safe.')), says] };
}

function saysWaiting({ says }: Hearback): boolean {
  return says.some(({ id }) => id === 'hearback.safe.waiting');
}

/** About half a day of blocks of twelve seconds, where it is not known when it was read. */
const halfADay = 4_000n;

/** Whether the Safe has used the nonce; undefined where that is not known, or the request names none. */
async function isPassed(
  body: Body,
  safe: Address,
  { world, chainId, signal }: HearingNode,
): Promise<boolean | undefined> {
  const tx = safeTxIn(body)?.tx;
  if (tx === undefined) return undefined;
  const params = [{ to: safe, data: selectors.nonce }, 'latest'];
  const next = await rpc(world, { chainId, method: 'eth_call', params }, ordinary(signal), quantity);
  return next.s === 'known' ? next.v.value > tx.nonce : undefined;
}

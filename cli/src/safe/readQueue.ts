import type { Readback } from '@readback/core/model/readback.ts';
import type { Queue, Queued } from '@readback/core/safe/queue.ts';
import { changesWhoMustAgree } from '@readback/core/safe/rulesChange.ts';
import { readLast } from '../readLast.ts';
import { nodeWorld } from '../world/nodeWorld.ts';

/** What waits, each with how it reads. */
export type ReadQueue = Omit<Queue, 'byNonce'> &
  Readonly<{
    byNonce: readonly Readonly<{ nonce: bigint; rivals: readonly ReadQueued[] }>[];
  }>;

/** `after`: the nonces before it with a proposal that changes who must agree, so that its signatures may not count then. */
export type ReadQueued = Queued & Readonly<{ readback: Readback; after: readonly bigint[] }>;

/** Reads what waits back, each as if it were the next. */
export async function readQueue(queue: Queue, how: Parameters<typeof nodeWorld>[0]): Promise<ReadQueue> {
  const byNonce: ReadQueue['byNonce'][number][] = [];
  const after: bigint[] = [];
  for (const { nonce, rivals } of queue.byNonce) {
    const each: ReadQueued[] = [];
    // One after the other: a node is asked much for each.
    for (const it of rivals) {
      const { request } = it.proposal;
      const { world } = nodeWorld(how, { body: request.body });
      const incoming = { request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
      each.push({ ...it, readback: await readLast(incoming, world), after: [...after] });
    }
    const changes = each.some(({ readback, proposal }) =>
      changesWhoMustAgree(readback, proposal.request.body.safe),
    );
    if (changes) after.push(nonce);
    byNonce.push({ nonce, rivals: each });
  }
  return { ...queue, byNonce };
}

import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Address } from 'viem';
import { activity } from '../data/activity.ts';
import { askCallsStatus } from '../wallet/callsStatus.ts';

/** In milliseconds, and how often: five minutes. */
const pause = 4_000;
const most = 75;

/**
 * Asks the wallet how far a batch is that it took (EIP-5792), and keeps by which transactions it says that it carried
 * the calls out: those are then followed on the chain. One that is not connected is waited for a while.
 */
export async function* hearBatch(
  { id, batch, account }: Readonly<{ id: string; batch: string; account: Address }>,
  signal: AbortSignal,
): AsyncGenerator<Hearback> {
  let waits = false;
  for (let turn = 0; turn < most && !signal.aborted; turn += 1) {
    const said = await askCallsStatus(batch, account);
    if (signal.aborted) return;
    const [hash, ...more] = said?.hashes ?? [];
    if (hash && said?.state !== 'waits') {
      // The entry is heard anew, by what it has now.
      activity.update(id, more.length === 0 ? { hash } : { parts: [hash, ...more] });
      return;
    }
    if (said?.state === 'failed') return yield word('dropped', 'notApplicable', 'hearback.calls.failed');
    if (said?.state === 'ended') return yield word('cannotTell', 'cannotTell', 'hearback.calls.cannotTell');
    if (said && !waits) yield word('waiting', 'pending', 'hearback.calls.waiting');
    waits ||= said !== undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

type CallsPhrase = 'hearback.calls.waiting' | 'hearback.calls.failed' | 'hearback.calls.cannotTell';

function word(verdict: Hearback['verdict'], effects: Hearback['effects'], id: CallsPhrase): Hearback {
  const says: Phrase = { id, args: {} };
  return { verdict, effects, differs: [], lines: [], facts: {}, says: [says] };
}

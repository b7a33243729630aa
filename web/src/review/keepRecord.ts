import { type Handover, handovers } from '../data/handovers.ts';
import { within } from '../wallet/deadline.ts';
import { handing } from './handing.ts';

/** In milliseconds: after this it is said that nothing is kept, and it is tried again. */
const patience = 2_000;
const mostPause = 60_000;

/** The newest record of each entry that is to be on the disk. */
const latest = new Map<string, Handover>();

/**
 * Writes the record of a request that is with a wallet, or was answered, and tries again for as long as the page is
 * open. While the disk has it not, the page says so. Never rejects.
 */
export function keepRecord(record: Handover): void {
  const isWriting = latest.has(record.id);
  latest.set(record.id, record);
  if (!isWriting) void write(record.id, 1_000);
}

async function write(id: string, pause: number): Promise<void> {
  const record = latest.get(id);
  if (!record) return;
  const done = handovers.put(record);
  const said = await within(done, patience).catch(() => ({ late: true }) as const);
  if (said.late) handing.change(id, { unkept: true });
  // A disk that is only slow has it in the end.
  const kept = await done.then(
    () => true,
    () => false,
  );
  if (kept && latest.get(id) === record) {
    latest.delete(id);
    if (handing.get(id).unkept) handing.change(id, { unkept: false });
    return;
  }
  if (!kept) await new Promise((resolve) => setTimeout(resolve, pause));
  void write(id, kept ? pause : Math.min(mostPause, pause * 2));
}

import type { Hearback } from '../../model/hearback.ts';
import type { PollSchedule } from '../transaction/pace.ts';

/** How a transaction is waited for on a chain of a test's own, where nothing takes long. */
export const quickly: PollSchedule = {
  first: 5,
  growth: 1,
  most: 5,
  unseen: 4,
  gone: 2,
  stuck: 1_000,
  settle: 0,
  deep: 6,
};

/** What is heard in the end. */
export async function heardLast(all: AsyncIterable<Hearback>): Promise<Hearback> {
  let last: Hearback | undefined;
  for await (const it of all) last = it;
  if (last === undefined) throw new Error('nothing was heard');
  return last;
}

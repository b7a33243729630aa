import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { connectPractice } from '../wallet/connectPractice.ts';
import { flightSetting } from '../data/course/flightSetting.ts';
import { flownBy } from './replay/flownBy.ts';

/** Connects the practice wallet with the account by which an entry is flown. Never rejects. */
export async function connectForFlight({ incoming }: ActivityEntry): Promise<void> {
  const setting = await flightSetting(Date.now());
  if (setting) await connectPractice(flownBy(incoming, setting)).catch(() => false);
}

import type { Readback } from '@readback/core/model/readback.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';

/** Whether the practice wallet takes such a request from a web page, and the readback lets it be signed here at all. */
export function canBeSigned(
  { incoming }: Pick<ActivityEntry, 'incoming'>,
  readback: Readback | undefined,
): boolean {
  const { kind } = incoming.request.body;
  const taken =
    kind === 'transaction' || kind === 'message' || kind === 'typedData' || kind === 'safeTransaction';
  return taken && readback?.control.kind !== 'none';
}

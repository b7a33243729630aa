/** When each source was last asked, for as long as this page is open. Nothing of it is kept. */
import { type Changing, changing, useChanging } from '../base/changing.ts';
import type { SourceId } from './sources.ts';

const asked: Changing<ReadonlyMap<SourceId, number>> = changing(new Map());

/** Notes that a source is being asked now. Whoever asks one says so here. */
export function noteAsked(id: SourceId): void {
  asked.set(new Map([...asked.get(), [id, Date.now()]]));
}

/** When a source was last asked, in milliseconds since the epoch; undefined while it was not. */
export function useLastAsked(id: SourceId): number | undefined {
  return useChanging(asked).get(id);
}

import { forgetKey } from './key.ts';
import { type SourceId, switchSource } from './sources.ts';
import { isKeyed, sourceKeys } from './sourceKeys.ts';

/** Switches a source on or off. A key goes with what it is for. */
export function changeSource(id: SourceId, on: boolean): void {
  switchSource(id, on);
  if (on) return;
  if (id === 'assistant') forgetKey();
  if (isKeyed(id)) sourceKeys[id].forgetKey();
}

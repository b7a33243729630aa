import { forgetKey } from './key.ts';
import { safeServiceKey } from './safeServiceKey.ts';
import { type SourceId, switchSource } from './sources.ts';
import { isKeyed, sourceKeys } from './sourceKeys.ts';

/** Switches a source on or off. A key goes with what it is for. */
export function changeSource(id: SourceId, on: boolean): void {
  switchSource(id, on);
  if (on) return;
  if (id === 'assistant') forgetKey();
  if (id === 'safeService') safeServiceKey.forgetKey();
  if (isKeyed(id)) sourceKeys[id].forgetKey();
}

import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import type { HeldKey, KeyHolder } from '../../data/sources/keyHolder.ts';
import { canUndo, letGo } from '../../ui/undo/undo.ts';

/** In milliseconds: how long this page holds a key that was forgotten. */
const heldMost = 30_000;

/** Forgets a key. For at most half a minute it can come back: until then this page has it in memory, and nothing has it on the disk. */
export function forgetHeld(
  { forgetKey, holdKey }: Pick<KeyHolder, 'forgetKey' | 'holdKey'>,
  { baseUrl, key, remembered, forTab }: HeldKey,
): void {
  const it = {
    says: forgottenWords.key,
    what: URL.canParse(baseUrl) ? new URL(baseUrl).host : undefined,
    back: () => void holdKey(baseUrl, key, forTab ? 'tab' : remembered),
  };
  canUndo(it);
  setTimeout(() => letGo(it), heldMost);
  forgetKey();
}

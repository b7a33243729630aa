import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import type { HeldKey, KeyHolder } from '../../data/sources/keyHolder.ts';
import { canUndo } from '../../ui/undo/undo.ts';

/** Forgets a key. While it can come back this page has it in memory, and nothing has it on the disk. */
export function forgetHeld(
  { forgetKey, holdKey }: Pick<KeyHolder, 'forgetKey' | 'holdKey'>,
  { baseUrl, key, remembered, forTab }: HeldKey,
): void {
  canUndo({
    says: forgottenWords.key,
    what: URL.canParse(baseUrl) ? new URL(baseUrl).host : undefined,
    back: () => void holdKey(baseUrl, key, forTab ? 'tab' : remembered),
  });
  forgetKey();
}

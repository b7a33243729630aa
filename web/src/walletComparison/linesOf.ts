import type { FactId } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { factElements } from '../ui/said/factElements.ts';

/**
 * The lines of the readback that show facts, and nothing else that may differ: where a long list is folded, a value that
 * is not on the page has no line.
 */
export function linesOf(
  readback: Readback,
  facts: readonly FactId[],
  find: FindFact,
): readonly HTMLElement[] {
  return facts.flatMap((id) => factElements(readback, [id], find).filter((it) => isOwnLine(it, id)));
}

function isOwnLine(line: HTMLElement, id: FactId): boolean {
  const [, path] = /^step\.[\d.]+\.arg\.(.+)$/s.exec(id) ?? [];
  const isHead = line.dataset['place']?.startsWith('step ') ?? false;
  if (path === undefined) return !id.startsWith('account.') || !isHead;
  return line.dataset['arg'] === undefined ? !isHead : line.dataset['arg'] === path;
}

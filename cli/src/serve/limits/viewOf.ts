import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/** A readback as the engine's own questions about it take it: of the user's side nothing is known here. */
export function viewOf(readback: Readback): Evidence {
  const none = unknown('notAsked');
  return { ...readback, session: none, book: none, preferences: none, now: none, heads: none };
}

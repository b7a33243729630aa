import type { Hearback } from '@readback/core/model/hearback.ts';
import { hearbackWords } from './hearbackWords.ts';

/** The word of a hearback that is calm; what is loud is an alert of its own. */
export function Heard({ hearback }: { hearback: Hearback }) {
  const { tone, title } = hearbackWords(hearback);
  return tone === 'loud' || tone === 'failed' ? null : title;
}

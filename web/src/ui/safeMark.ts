import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import type { SafeSpan } from '@readback/core/text/safeSpans.ts';

type OddSpan = Extract<SafeSpan, { codePoint: number }>;

export type SafeMark = Readonly<{
  /** The character itself, where it may be shown: only look-alikes may. */
  shown: string;
  /** `⟨U+202E⟩`, with the count when it is repeated. */
  label: string;
  /** What a screen reader says in its place. */
  says: string;
}>;

/** How a character that would deceive the eye stands on the page. */
export function safeMark(span: OddSpan): SafeMark {
  const count = Array.from(span.text).length;
  const code = `U+${span.codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const times = count > 1 ? `×${count}` : '';
  const name = names[span.codePoint];
  return {
    shown: span.kind === 'lookAlike' ? span.text : '',
    label: `⟨${code}${times}⟩`,
    says: ` ${fill(words.mark, { kind: words.kinds[span.kind], code, named: name ? 'yes' : 'no', name: name ?? '', count })} `,
  };
}

const names: Readonly<Record<number, string>> = words.characters;

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
    says: ` ${kinds[span.kind]} ${code}${name ? `, ${name}` : ''}${count > 1 ? `, ${count} times` : ''} `,
  };
}

const kinds: Readonly<Record<OddSpan['kind'], string>> = {
  hidden: 'invisible character',
  bidi: 'character that reverses the reading direction',
  control: 'control character',
  lookAlike: 'look-alike of another letter or sign',
  lineBreak: 'line break',
  mark: 'mark placed over other letters',
  gap: 'gap that pushes the rest out of view',
};

/** Names of those that are met in practice; the number says the rest. */
const names: Readonly<Record<number, string>> = {
  0x09: 'tab',
  0x0a: 'line feed',
  0x0d: 'carriage return',
  0x20: 'space',
  0xa0: 'no-break space',
  0x3164: 'Hangul filler',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0xfeff: 'byte order mark',
};

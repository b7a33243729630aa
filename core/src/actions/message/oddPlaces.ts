import { type SafeSpan, safeSpans } from '../../text/safeSpans.ts';

/**
 * How many places of a foreign text would not look as they are written: invisible and bidirectional characters,
 * control characters, letters of another script. What makes up one picture of an emoji, and the line ends that some
 * systems write, deceive nobody and are not counted.
 */
export function oddPlaces(text: string): number {
  const spans = safeSpans(text, { lines: 'many', max: text.length });
  return spans.filter((span, at) => span.kind !== 'plain' && !isHarmless(span, spans[at - 1], spans[at + 1]))
    .length;
}

/** Empty lines, or blanks in one, that move what follows out of sight. */
export const pushesAway = /(?:[ \t\r]*\n){5}|[ \t]{60}/;

function isHarmless(span: SafeSpan, before: SafeSpan | undefined, after: SafeSpan | undefined): boolean {
  // What is pushed out of view is said apart.
  if (!('codePoint' in span) || span.kind === 'gap') return true;
  if (span.codePoint === 0x0d) return span.text.length === 1 && after?.text.startsWith('\n') === true;
  // Variation selectors and joiners, between the parts of one emoji.
  if (span.codePoint === 0xfe0f) return span.text.length === 1 && endsInPicture.test(before?.text ?? '');
  const joins = span.codePoint === 0x200d && span.text.length === 1;
  return (
    joins && endsInPicture.test(before?.text ?? '') && /^\p{Extended_Pictographic}/u.test(after?.text ?? '')
  );
}

/** A picture, or the selector that makes one of what is before it. */
const endsInPicture = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[0-9#*]|\ufe0f)$/u;

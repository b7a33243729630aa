import { isPlain } from '../../text/safeSpans.ts';
import type { Span } from '../../model/clearSigned.ts';
import type { Shown } from './show.ts';
import { maxSentence, type TemplatePiece } from './template.ts';
import { alwaysVisible } from './lint/visible.ts';

/**
 * A sentence with values in it ("Value interpolation"), made of the same spans that the fields show. Every path must
 * belong to a field that is always visible. Undefined whenever one thing is not right: there is no half a sentence.
 *
 * Beyond the standard a sentence is refused when a value could be read as words of the sentence: text of the request
 * with spaces in it, names and symbols with characters that deceive the eye.
 */
export function interpolate(
  template: readonly TemplatePiece[],
  shown: readonly Shown[],
  at: string,
): readonly Span[] | undefined {
  const spans: Span[] = [];
  for (const piece of template) {
    if ('text' in piece) spans.push({ is: 'text', text: piece.text, from: [{ by: 'descriptor', at }] });
    else {
      const values = valuesAt(piece.name, shown);
      if (values === undefined) return undefined;
      spans.push(...values);
    }
  }
  return spans.reduce((size, { text }) => size + text.length, 0) > maxSentence ? undefined : spans;
}

function valuesAt(name: string, shown: readonly Shown[]): readonly Span[] | undefined {
  const found = shown.filter(({ spec }) => spec.name === name);
  const [first] = found;
  if (first === undefined || !found.every(({ spec }) => spec === first.spec)) return undefined;
  if (!alwaysVisible(first.spec.visible)) return undefined;
  const spans: Span[] = [];
  for (const { field } of found) {
    if (field.format === 'calldata' || !field.value.every(isSafe)) return undefined;
    if (spans.length > 0) spans.push({ is: 'text', text: ' and ', from: [{ by: 'engine' }] });
    spans.push(...field.value);
  }
  return spans;
}

/** What the name of a collection, which anybody can choose, must not bring into a sentence. */
const words = /0x[0-9a-f]{4}|\.[a-z]{2,}(?:$|\s)|\b(?:to|from|for|and|with)\b/i;

function isSafe({ is, text, from }: Span): boolean {
  if (!/^[ -~]*$/.test(text) && !isPlain(text, { max: maxSentence })) return false;
  const signed = from.some(({ by }) => by === 'argument');
  const ens = from.some((it) => it.by === 'answer' && it.ask.kind === 'name' && it.ask.source === 'ens');
  if (is === 'symbol' && /\s/.test(text)) return false;
  if (is === 'collection' && words.test(text)) return false;
  return !((is === 'text' && signed) || ens) || !/\s/.test(text);
}

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
    else if (!addValues(piece.name, shown, spans)) return undefined;
  }
  let size = 0;
  for (const { text } of spans) size += text.length;
  return size > maxSentence ? undefined : spans;
}

/** Adds the values of the one field with this name. False when there is none, or they may not be in a sentence. */
function addValues(name: string, shown: readonly Shown[], spans: Span[]): boolean {
  const start = spans.length;
  let from: Shown['spec'] | undefined;
  for (const { spec, field } of shown) {
    if (spec.name !== name) continue;
    from ??= spec;
    if (spec !== from || !alwaysVisible(spec.visible)) return false;
    if (field.format === 'calldata' || !field.value.every(isSafe)) return false;
    if (spans.length > start) spans.push({ is: 'text', text: ' and ', from: [{ by: 'engine' }] });
    spans.push(...field.value);
  }
  return from !== undefined;
}

/** What the name of a collection, which anybody can choose, must not bring into a sentence. */
const words = /0x[0-9a-f]{4}|\.[a-z]{2,}(?:$|\s)|\b(?:to|from|for|and|with)\b/i;

function isSafe({ is, text, from }: Span): boolean {
  if (!/^[ -~]*$/.test(text) && !isPlain(text, { max: maxSentence })) return false;
  if (is === 'collection' && words.test(text)) return false;
  if (!/\s/.test(text)) return true;
  if (is === 'symbol') return false;
  const signed = is === 'text' && from.some(({ by }) => by === 'argument');
  const ens = from.some((it) => it.by === 'answer' && it.ask.kind === 'name' && it.ask.source === 'ens');
  return !signed && !ens;
}

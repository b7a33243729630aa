import { isPlain } from '../../text/safeSpans.ts';
import type { Span } from './clearSigned.ts';
import { parsePath, pathText } from './path.ts';
import { nameOfPath, type Shown, withoutAll } from './show.ts';
import { alwaysVisible } from './visible.ts';

/** How long a sentence may be, in UTF-16 units. */
const maxSentence = 1_000;

/**
 * A sentence with values in it ("Value interpolation"), made of the same spans that the fields show. Every path must
 * belong to a field that is always visible. Undefined whenever one thing is not right: there is no half a sentence.
 *
 * Beyond the standard a sentence is refused when a value could be read as words of the sentence: text of the request
 * with spaces in it, names and symbols with characters that deceive the eye.
 */
export function interpolate(
  template: string,
  shown: readonly Shown[],
  at: string,
): readonly Span[] | undefined {
  const pieces = readTemplate(template);
  if (pieces === undefined) return undefined;
  const spans: Span[] = [];
  for (const piece of pieces) {
    if ('text' in piece) spans.push({ is: 'text', text: piece.text, from: [{ by: 'descriptor', at }] });
    else {
      const values = valuesAt(piece.path, shown);
      if (values === undefined) return undefined;
      spans.push(...values);
    }
  }
  return spans.reduce((size, { text }) => size + text.length, 0) > maxSentence ? undefined : spans;
}

type Piece = Readonly<{ text: string }> | Readonly<{ path: string }>;

/** The pieces of a template; `{{` and `}}` are braces. Undefined when a brace stands alone. */
export function readTemplate(template: string): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let text = '';
  let at = 0;
  if (template.length > maxSentence) return undefined;
  while (at < template.length) {
    const pair = template.slice(at, at + 2);
    if (pair === '{{' || pair === '}}') {
      text += pair[0];
      at += 2;
    } else if (template[at] === '{') {
      const end = template.indexOf('}', at);
      if (end < 0) return undefined;
      if (text !== '') pieces.push({ text });
      text = '';
      pieces.push({ path: template.slice(at + 1, end).trim() });
      at = end + 1;
    } else if (template[at] === '}') return undefined;
    else {
      text += template[at];
      at += 1;
    }
  }
  if (text !== '') pieces.push({ text });
  return pieces;
}

function valuesAt(text: string, shown: readonly Shown[]): readonly Span[] | undefined {
  const path = parsePath(text);
  if (path === undefined) return undefined;
  const name = withoutAll(pathText(path.root === '' ? '#' : path.root, path.segments));
  const found = shown.filter(({ spec }) => nameOfPath(spec) === name);
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
  if (!isPlain(text, { max: maxSentence })) return false;
  const signed = from.some(({ by }) => by === 'argument');
  const ens = from.some((it) => it.by === 'answer' && it.ask.kind === 'name' && it.ask.source === 'ens');
  if (is === 'collection' && words.test(text)) return false;
  return !((is === 'text' && signed) || ens) || !/\s/.test(text);
}

import { safeSpans } from '../../text/safeSpans.ts';
import type { ClearSigned, ReadClearSigned, Span } from '../../model/clearSigned.ts';

/** What the tests of the registry compare: strings only. */
export type Rendered = Readonly<{
  intent: string;
  interpolatedIntent?: string;
  owner?: string;
  fields: readonly RenderedField[];
}>;

export type RenderedField = Readonly<{ label: string; value: string | Rendered }>;

/** A readback as plain strings, in the conventions of the registry's tests. */
export function renderPlain(said: ReadClearSigned): Rendered {
  const intent = plainLine(said.intent.map(intentLine).join(', '));
  const fields = said.fields.map(({ label, value, inner }) => ({
    label: plainLine(label),
    value: innerOf(inner) ?? plainText(value),
  }));
  const head =
    said.interpolated === undefined
      ? { intent }
      : { intent, interpolatedIntent: plainText(said.interpolated) };
  return said.owner === undefined ? { ...head, fields } : { ...head, owner: plainLine(said.owner), fields };
}

function intentLine({ label, text }: ReadClearSigned['intent'][number]): string {
  return label === undefined ? text : `${label}: ${text}`;
}

function innerOf(inner: ClearSigned | undefined): Rendered | undefined {
  return inner?.kind === 'read' ? renderPlain(inner) : undefined;
}

/** Spans whose text is made here, out of digits. */
const ours: ReadonlySet<Span['is']> = new Set(['integer', 'bool', 'address', 'bytes', 'time', 'duration']);

/** The text of spans, on one line: characters that take no ink, break the line or turn it around are spelled out. */
export function plainText(spans: readonly Span[]): string {
  const [only, more] = spans;
  if (only !== undefined && more === undefined && ours.has(only.is)) return only.text;
  let text = '';
  for (const span of spans) text += span.text;
  return plainLine(text);
}

function plainLine(text: string): string {
  // Almost all text is of these characters, and each of them represents itself.
  if (/^[ -~]*$/.test(text)) return text;
  return safeSpans(text, { max: 1_000_000 })
    .map((span) =>
      span.kind === 'plain' || span.kind === 'lookAlike' || span.kind === 'gap' || span.kind === 'cut'
        ? span.text
        : span.text.replace(/./gsu, spelled),
    )
    .join('');
}

function spelled(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

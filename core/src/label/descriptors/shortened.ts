import type { DescribedField } from '../../model/description.ts';
import type { ReadClearSigned, ShownField, Span, Warning } from '../../model/clearSigned.ts';

/** How many fields all descriptions of a request have together. */
export const mostShownFields = 300;

/** The longest text of a field, in UTF-16 units. Bytes and lists of any length are in the steps, whole. */
export const mostShownText = 2_000;

/** How many warnings one description keeps. */
const mostWarnings = 20;

/** What is left to be shown. */
export type FieldRoom = { fields: number };

/** Fields as they cross to the page and into the record: as many as there is room for, none longer than the page shows. */
export function shortened(
  fields: readonly ShownField[],
  room: FieldRoom,
): Readonly<{ fields: readonly DescribedField[]; more: number }> {
  const kept: DescribedField[] = [];
  for (const field of fields) {
    if (room.fields <= 0) break;
    room.fields -= 1;
    kept.push(shortField(field, room));
  }
  return { fields: kept, more: fields.length - kept.length };
}

export function shortSpans(spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => {
    if (span.text.length <= mostShownText) return span;
    const { value: _value, ...rest } = span;
    return { ...rest, text: `${span.text.slice(0, mostShownText)}… (${span.text.length} characters)` };
  });
}

export function shortWarnings(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.slice(0, mostWarnings);
}

/** What the descriptor calls the act, in a line. */
export function intentText(intent: ReadClearSigned['intent']): string {
  return intent.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)).join(', ');
}

function shortField(field: ShownField, room: FieldRoom): DescribedField {
  const { label, groups, separator, value, paths, inner, callee, warnings } = field;
  return {
    label: label.slice(0, mostShownText),
    groups: groups.map((it) => it.slice(0, mostShownText)),
    ...(separator === undefined ? {} : { separator: separator.slice(0, mostShownText) }),
    value: shortSpans(value),
    paths,
    ...(callee === undefined ? {} : { callee }),
    ...(inner?.kind === 'read'
      ? { inner: { intent: intentText(inner.intent), fields: shortened(inner.fields, room).fields } }
      : {}),
    warnings: shortWarnings(warnings),
  };
}

import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { type Element, parseMessage } from './parseMessage.ts';

describe('reading a message', () => {
  it.each(Object.entries(en))('%s is read as the ICU library reads it', (_, message) => {
    const elements = parse(message, { ignoreTag: true, captureLocation: false });
    expect(parseMessage(message)).toEqual(ours(elements));
  });

  it('takes a # among the options of a word for itself, as the library does', () => {
    const message = '{n, plural, one {{who, select, you {# of yours} other {#}}} other {#}} #';
    expect(parseMessage(message)).toEqual(ours(parse(message, { ignoreTag: true, captureLocation: false })));
  });

  it.each([
    '{',
    '}',
    '{}',
    '{a',
    '{a, select}',
    '{a, select, other {}',
    '{a, select, you {none other}}',
    '{a, plural, one {#}}',
    '{a, number}',
    '{a, date, short}',
    '{a, plural, offset:1 other {#}}',
    'a } b',
  ])('refuses %s', (message) => {
    expect(() => parseMessage(message)).toThrow(SyntaxError);
  });
});

function ours(elements: readonly MessageFormatElement[]): readonly Element[] {
  return elements.map((it): Element => {
    if (isLiteralElement(it)) return { kind: 'text', text: it.value };
    if (isPoundElement(it)) return { kind: 'count' };
    if (isArgumentElement(it)) return { kind: 'argument', name: it.value };
    if (isSelectElement(it) || isPluralElement(it)) {
      const options = Object.entries(it.options).map(([key, { value }]) => [key, ours(value)] as const);
      return { kind: isSelectElement(it) ? 'select' : 'plural', name: it.value, options: new Map(options) };
    }
    throw new Error(`Messages use no ${JSON.stringify(it)}.`);
  });
}

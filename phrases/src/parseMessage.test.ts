import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { engine } from '#words/engine.ts';
import { type Element, parseMessage } from './parseMessage.ts';

describe('reading a message', () => {
  it.each(Object.entries(engine))('%s is read as the ICU library reads it', (_, message) => {
    expect(parseMessage(message)).toEqual(theirs(message));
  });

  it('takes a # among the options of a word for itself, as the library does', () => {
    const message = '{n, plural, one {{who, select, you {# of yours} other {#}}} other {#}} #';
    expect(parseMessage(message)).toEqual(theirs(message));
  });

  it.each([
    'See <link>the rules of <b>{name}</b></link>.',
    '{n, plural, one {<b>#</b> call} other {<b># calls</b> in <i>{where}</i>}}',
  ])('reads the tags of %s as the library does', (message) => {
    expect(parseMessage(message)).toEqual(theirs(message));
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
    'a < b',
    '<b>a',
    'a</b>',
    '<b>a</i>',
    '<b>{n, plural, other {a</b>}}',
  ])('refuses %s', (message) => {
    expect(() => parseMessage(message)).toThrow(SyntaxError);
  });
});

function theirs(message: string): readonly Element[] {
  return ours(parse(message, { captureLocation: false }));
}

function ours(elements: readonly MessageFormatElement[]): readonly Element[] {
  return elements.map((it): Element => {
    if (isLiteralElement(it)) return { kind: 'text', text: it.value };
    if (isPoundElement(it)) return { kind: 'count' };
    if (isArgumentElement(it)) return { kind: 'argument', name: it.value };
    if (isSelectElement(it) || isPluralElement(it)) {
      const options = Object.entries(it.options).map(([key, { value }]) => [key, ours(value)] as const);
      return { kind: isSelectElement(it) ? 'select' : 'plural', name: it.value, options: new Map(options) };
    }
    if (isTagElement(it)) return { kind: 'tag', name: it.value, inner: ours(it.children) };
    throw new Error(`Messages use no ${JSON.stringify(it)}.`);
  });
}

import { describe, expect, it } from 'vitest';
import { engine } from '#words/engine.ts';
import { parseMessage } from './parseMessage.ts';
import { bare, icuElements } from './testing/icuElements.ts';

describe('reading a message', () => {
  it.each(Object.entries(engine))('%s is read as the ICU library reads it', (_, message) => {
    expect(parseMessage(bare(message))).toEqual(icuElements(message));
  });

  it('takes a # among the options of a word for itself, as the library does', () => {
    const message = '{n, plural, one {{who, select, you {# of yours} other {#}}} other {#}} #';
    expect(parseMessage(message)).toEqual(icuElements(message));
  });

  it.each([
    'See <link>the rules of <b>{name}</b></link>.',
    '{n, plural, one {<b>#</b> call} other {<b># calls</b> in <i>{where}</i>}}',
  ])('reads the tags of %s as the library does', (message) => {
    expect(parseMessage(message)).toEqual(icuElements(message));
  });

  it('knows what an argument holds where the message says so', () => {
    expect(parseMessage('{a}{b, phrase}{c, word}{d, number}')).toEqual([
      { kind: 'argument', name: 'a' },
      { kind: 'argument', name: 'b', holds: 'phrase' },
      { kind: 'argument', name: 'c', holds: 'word' },
      { kind: 'argument', name: 'd', holds: 'number' },
    ]);
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
    '{a, fact}',
    '{a, number, ::percent}',
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

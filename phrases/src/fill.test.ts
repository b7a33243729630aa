import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill, pieces } from './fill.ts';
import type { TagsOf, ValuesOf } from './messageArguments.ts';

describe('filling a message', () => {
  it('puts values in their places, counts as the language counts them', () => {
    const message = '{count, plural, =0 {No calls} one {# call} other {# calls}} to {name}';
    expect(fill(message, { count: 0, name: 'Ana' })).toBe('No calls to Ana');
    expect(fill(message, { count: 1, name: 'Ana' })).toBe('1 call to Ana');
    expect(fill(message, { count: 12_000, name: 'Ana' })).toBe('12,000 calls to Ana');
    expect(fill('{fee} gwei', { fee: 0.000_512_5 })).toBe('0.0005125 gwei');
  });

  it('chooses by a word, and the last one where no other fits', () => {
    const message = '{whose, select, own {Your account} other {{name}}}: {left} left';
    expect(fill(message, { whose: 'own', name: 'Ana', left: 1_500 })).toBe('Your account: 1,500 left');
    expect(fill(message, { whose: 'constructor', name: 'Ana', left: 2 })).toBe('Ana: 2 left');
  });

  it('gives the words inside a tag to what draws them, also inside each other', () => {
    const drawn = pieces<readonly unknown[]>('See <link>the <b>{n, plural, other {# rules}}</b></link>.', {
      n: 3,
      link: (inner) => ['link', ...inner],
      b: (inner) => ['b', ...inner],
    });
    expect(drawn).toEqual(['See ', ['link', 'the ', ['b', '3', ' rules']], '.']);
    expect(fill('See <b>this</b>', {})).toBe('See this');
  });

  it('never takes what a value says for a message', () => {
    expect(fill('From {name}', { name: '{count} <b>' })).toBe('From {count} <b>');
  });
});

describe('what a message asks for', () => {
  it('is known to the types', () => {
    type Of<Message extends string> = ValuesOf<Message, string>;
    expectTypeOf<Of<'{a} and {b}'>>().toEqualTypeOf<Readonly<{ a: string; b: string }>>();
    expectTypeOf<
      Of<'{n, plural, one {# call of {who}} other {calls}} in {where, select, here {this {place}} other {it}}.'>
    >().toEqualTypeOf<Readonly<{ n: number; who: string; where: string; place: string }>>();
    expectTypeOf<keyof Of<'Nothing to fill'>>().toEqualTypeOf<never>();
    expectTypeOf<TagsOf<'<a>one</a> and <b>{two}</b>', 1>>().toEqualTypeOf<Readonly<{ a: 1; b: 1 }>>();
    // @ts-expect-error -- the name is missing
    expect(() => fill('Hello, {name}', {})).toBeDefined();
  });
});

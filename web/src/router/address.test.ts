import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, matchPath, readPlace, writePlace } from './address.ts';
import { hrefOf } from './places.ts';

describe('an address', () => {
  it('gives back what was written into it', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.array(fc.oneof(fc.string(), fc.integer())),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (search) => {
        const { path, search: read } = readPlace(`#${writePlace('/contracts', search)}`);
        expect(path).toBe('/contracts');
        expect(new Map(Object.entries(read))).toEqual(new Map(Object.entries(search)));
      }),
    );
  });

  it('keeps text that looks like a number as text', () => {
    for (const text of ['1', '-0', '1e3', 'true', 'null', '"quoted"', '[1]', '', '007']) {
      expect(readPlace(writePlace('/activity', { q: text })).search.q).toBe(text);
    }
  });

  it('leaves plain words as they are, and leaves out what is not there', () => {
    expect(writePlace('/settings', { section: 'networks', other: undefined })).toBe(
      '/settings?section=networks',
    );
    expect(writePlace('/settings', { section: undefined })).toBe('/settings');
  });

  it('of anyone is read without harm', () => {
    fc.assert(fc.property(fc.string(), (hash) => void readPlace(`#${hash}`)));
    const { search } = readPlace('#/contracts?__proto__={"a":1}&args=[');
    expect(Object.getPrototypeOf(search)).toBe(Object.prototype);
    expect((search as { a?: unknown }).a).toBeUndefined();
    expect(search.args).toBe('[');
  });

  it('without anything leads to Start, and a last slash changes nothing', () => {
    for (const hash of ['', '#', '#/']) expect(readPlace(hash).path).toBe('/');
    expect(readPlace('#/activity/')).toEqual(readPlace('#/activity'));
  });
});

describe('a path', () => {
  it('gives the values of its places, and they lead back to it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchPath('/review/$id', fillPath('/review/$id', { id }))).toEqual({ id });
      }),
    );
  });

  it.each(['/review', '/review/', '/review/a/b', '/reviews/a', 'review/a', '/review/%E0%A4%A'])(
    'is not matched by %s',
    (path) => expect(matchPath('/review/$id', path)).toBeUndefined(),
  );

  it('is behind # in a link', () => {
    expect(hrefOf({ to: '/accounts/$address', params: { address: '0xAb' } })).toBe('#/accounts/0xAb');
    expect(hrefOf({ to: '/compose', search: { kind: 'send' } })).toBe('#/compose?kind=send');
  });
});

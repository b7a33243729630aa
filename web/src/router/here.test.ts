import { beforeEach, expect, test, vi } from 'vitest';
import type * as Here from './here.ts';

let here: typeof Here;
let heard: string[];
const handlers = new Map<string, () => void>();

/** A window whose address is the one given, and a page in it that follows its places. */
beforeEach(async () => {
  vi.resetModules();
  handlers.clear();
  const location = new URL('https://readback.example/?real#/contracts?fn=drain');
  const change = (state: unknown, _: string, href: string) => {
    location.href = new URL(href, location).href;
    history.state = state;
  };
  const history = { state: undefined as unknown, pushState: change, replaceState: change };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', (name: string, handler: () => void) => handlers.set(name, handler));
  here = await import('./here.ts');
  here.followPlaces();
  heard = [];
  here.pageAddress.subscribe(({ action }) => {
    const { pathname, search } = here.pageAddress.location;
    heard.push(`${action.type} ${pathname}${search}`);
  });
});

test('only a press here pushes or replaces', () => {
  here.navigate({ to: '/accounts' });
  here.navigate({ to: '/settings', search: { section: 'data' }, replace: true });
  location.hash = '#/contracts?fn=drain';
  handlers.get('popstate')?.();
  expect(heard).toEqual(['PUSH /accounts', 'REPLACE /settings?section=data', 'GO /contracts?fn=drain']);
});

test('a change that the browser tells of twice is one', () => {
  location.hash = '#/contracts?fn=other';
  handlers.get('popstate')?.();
  here.navigate({ to: '/contracts', search: { fn: 'mine' } });
  handlers.get('hashchange')?.();
  expect(heard).toEqual(['GO /contracts?fn=other', 'PUSH /contracts?fn=mine']);
});

test('going where one is makes no step in the history', () => {
  here.navigate({ to: '/contracts', search: { fn: 'drain' } });
  expect(heard).toEqual(['REPLACE /contracts?fn=drain']);
});

test('what a place holds stays behind #, where no server hears of it', () => {
  here.navigate({ to: '/check', search: { r: 'v1.secret' } });
  expect(location.search).toBe('?real');
  expect(location.hash).toBe('#/check?r=v1.secret');
});

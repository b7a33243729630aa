import { beforeEach, expect, test } from 'vitest';
import {
  type Address,
  arrivedByLink,
  followAddress,
  formOriginAt,
  makeFormMine,
  ownFormState,
} from './formOrigin.ts';

type Listener = Parameters<Address['subscribe']>[0];

let kept: Map<string, string>;

/** A tab of the browser; what it keeps outlives a reload, which is another `open`. */
function open(href: string) {
  const at = (to: string) => {
    const [pathname = '', search = ''] = to.split('?');
    return { pathname, search: search === '' ? '' : `?${search}` };
  };
  let listener: Listener = () => {};
  const address = { location: at(href), subscribe: (it: Listener) => (listener = it) };
  followAddress(address, () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
  const go = (type: string) => (to: string) => {
    address.location = at(to);
    listener({ action: { type } });
    return arrivedByLink();
  };
  return { push: go('PUSH'), replace: go('REPLACE'), outside: go('GO'), back: go('BACK') };
}

beforeEach(() => {
  kept = new Map();
});

test('a form that the page was opened with came by link, and stays so while it is edited', () => {
  const { replace, push } = open('/contracts?fn=transfer');
  expect(arrivedByLink()).toBe(true);
  expect(replace('/contracts?fn=transfer&to=0x1')).toBe(true);
  expect(push('/contracts?fn=approve')).toBe(true);
});

test('an empty form is nobody’s, and what is typed into it is own, also after a reload', () => {
  const { replace } = open('/contracts');
  expect(arrivedByLink()).toBe(false);
  expect(replace('/contracts?fn=transfer')).toBe(false);
  open('/contracts?fn=transfer');
  expect(arrivedByLink()).toBe(false);
  open('/contracts?fn=transferFrom');
  expect(arrivedByLink()).toBe(true);
});

test('a screen of this page that leads to a form fills it in for the user', () => {
  const { push } = open('/accounts');
  expect(push('/contracts?address=0x1')).toBe(false);
});

test('an address that is put in from outside while the page is open came by link', () => {
  const { push, outside } = open('/');
  push('/contracts?fn=transfer');
  expect(outside('/contracts?fn=drain')).toBe(true);
  expect(outside('/contracts?fn=transfer'), 'this tab wrote the very same before').toBe(false);
});

test('back to what a link filled in is back to the link', () => {
  const { push, back } = open('/contracts?fn=drain');
  expect(push('/accounts')).toBe(false);
  expect(back('/contracts?fn=drain')).toBe(true);
});

test('an address that is written oddly came by link, also once the router has put it into its usual form', () => {
  for (const odd of ['/contracts/', '/%63ontracts', '/contracts//', '/Contracts', '//contracts']) {
    const { replace, push } = open(`${odd}?fn=drain`);
    expect(replace('/contracts?fn=drain'), odd).toBe(true);
    expect(push('/contracts?fn=drain'), odd).toBe(true);
    const again = open(`${odd}?fn=drain`);
    expect(again.push('/contracts?fn=drain&to=0x1'), `${odd}, sent off as it is`).toBe(true);
  }
});

test('what takes the place of a link on another path is still the link’s', () => {
  const { replace } = open('/old?fn=drain');
  expect(replace('/contracts?fn=drain')).toBe(true);
});

test('a form that a link filled in stays the link’s while its screen is being left', () => {
  const { push } = open('/contracts?fn=drain');
  push('/accounts');
  expect(formOriginAt('/contracts')).toBe('link');
  push('/compose?kind=send');
  expect(formOriginAt('/contracts')).toBe('link');
  push('/contracts?address=0x1');
  expect(formOriginAt('/contracts')).toBe('own');
});

test('the user can make it theirs, with what follows from it', () => {
  const { replace } = open('/contracts?fn=transfer');
  makeFormMine();
  expect(arrivedByLink()).toBe(false);
  expect(replace('/contracts?fn=transfer&to=0x1')).toBe(false);
});

test('what a form that came by link writes elsewhere than through the router does not become own', () => {
  const { outside } = open('/contracts?fn=drain');
  ownFormState('?fn=drain&to=0x1');
  expect(outside('/contracts?fn=drain&to=0x1')).toBe(true);
});

test('what an own form writes elsewhere than through the router is own', () => {
  const { outside } = open('/contracts');
  ownFormState('?fn=transfer');
  expect(outside('/contracts?fn=transfer')).toBe(false);
});

test('storage that was tampered with or blocked makes nothing own', () => {
  kept.set('readback.ownForms', '{"__proto__":["/contracts?fn=drain"]}');
  open('/contracts?fn=drain');
  expect(arrivedByLink()).toBe(true);
});

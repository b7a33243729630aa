import 'fake-indexeddb/auto';
import { createStore, entries, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const here = 'https://ai.example/v1';
const elsewhere = 'https://other.example/v1';
const secret = 'sk-very-secret';
const store = () => createStore('readback-assistant', 'key');

/** What a page that is opened again knows: nothing but the disk. */
async function openAnew() {
  vi.resetModules();
  return import('./key.ts');
}

beforeEach(async () => {
  (await openAnew()).forgetKey();
  await vi.waitFor(async () => expect(await entries(store())).toEqual([]));
});

describe('a key in memory', () => {
  it('is there for its address only, and gone when the page is opened again', async () => {
    const first = await openAnew();
    expect(await first.holdKey(here, secret, false)).toBe(true);
    expect(first.keyFor(here)).toBe(secret);
    expect(first.keyFor(elsewhere)).toBeUndefined();
    expect(await entries(store())).toEqual([]);
    const second = await openAnew();
    await second.recallKey(here);
    expect(second.keyFor(here)).toBeUndefined();
  });

  it('takes the place of one that was remembered', async () => {
    const first = await openAnew();
    await first.holdKey(here, secret, true);
    await first.holdKey(here, 'sk-other', false);
    expect(await entries(store())).toEqual([]);
  });
});

describe('a remembered key', () => {
  it('is taken up again after the page was opened again', async () => {
    await (await openAnew()).holdKey(here, secret, true);
    const second = await openAnew();
    await second.recallKey(here);
    expect(second.keyFor(here)).toBe(secret);
  });

  it('lies on the disk sealed, by a key that cannot be read out', async () => {
    await (await openAnew()).holdKey(here, secret, true);
    const kept = (await get('key', store())) as { seal: CryptoKey; data: ArrayBuffer };
    expect(Buffer.from(kept.data).toString('latin1')).not.toContain(secret);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(kept.seal.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', kept.seal)).rejects.toThrow();
  });

  it('does not open for another address, also when someone writes one beside it', async () => {
    await (await openAnew()).holdKey(here, secret, true);
    const kept = (await get('key', store())) as object;
    await set('key', { ...kept, baseUrl: elsewhere }, store());
    const second = await openAnew();
    await second.recallKey(elsewhere);
    expect(second.keyFor(elsewhere)).toBeUndefined();
    expect(second.keyFor(here)).toBeUndefined();
  });

  it('is gone for good when it is forgotten', async () => {
    const first = await openAnew();
    await first.holdKey(here, secret, true);
    first.forgetKey();
    expect(first.keyFor(here)).toBeUndefined();
    await vi.waitFor(async () => expect(await entries(store())).toEqual([]));
  });

  it('does not come back when it is forgotten while it is being taken up', async () => {
    await (await openAnew()).holdKey(here, secret, true);
    const second = await openAnew();
    const recalled = second.recallKey(here);
    second.forgetKey();
    await recalled;
    expect(second.keyFor(here)).toBeUndefined();
  });

  it('that is damaged is none', async () => {
    await set('key', { seal: 'x', iv: 1, data: {} }, store());
    const second = await openAnew();
    await second.recallKey(here);
    expect(second.keyFor(here)).toBeUndefined();
  });

  it('for this tab is taken up after a reload, and by no other tab', async () => {
    const tab = new Map<string, string>();
    const session = {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, value: string) => void tab.set(name, value),
    };
    vi.stubGlobal('sessionStorage', session);
    await (await openAnew()).holdKey(here, secret, 'tab');
    const second = await openAnew();
    await second.recallKey(here);
    expect(second.keyFor(here)).toBe(secret);
    tab.clear();
    const elsewhereOpen = await openAnew();
    await elsewhereOpen.recallKey(here);
    expect(elsewhereOpen.keyFor(here)).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

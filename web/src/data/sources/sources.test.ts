import { unknown } from '@readback/core/model/known.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { backToStandard, isOn, replaceUrl, sourceChoices, sources, switchSource, urlOf } from './sources.ts';
import { namesOfSources, sourceWords } from './sourceWords.ts';
import { askSource } from '../asking/askSource.ts';

// The page narrows its policy when its configuration is loaded; there is no page here.
vi.mock('../networks/config.ts', () => ({ loadConfig: async () => ({}) }));

const bounds = () => ({ signal: new AbortController().signal, deadline: 1_000, maxBytes: 1_000 });

beforeEach(() => sourceChoices.set({ on: {}, urls: {} }));

test('a source that is switched off is not asked from that moment on', async () => {
  const fetched = vi.fn(async () => new Response('{"a":1}'));
  vi.stubGlobal('fetch', fetched);
  expect(await askSource('sourcify', 'https://sourcify.dev/x', bounds())).toMatchObject({ s: 'known' });
  switchSource('sourcify', false);
  expect(await askSource('sourcify', 'https://sourcify.dev/x', bounds())).toEqual(
    unknown('switchedOff', 'sourcify'),
  );
  expect(fetched).toHaveBeenCalledOnce();
});

test('a source goes back to its standard, and takes no other with it', () => {
  switchSource('sourcify', false);
  replaceUrl('sourcify', 'https://mine.example');
  replaceUrl('ipfs', 'https://ipfs.example');
  backToStandard('sourcify');
  expect([isOn('sourcify'), urlOf('sourcify')]).toEqual([true, 'https://sourcify.dev/server']);
  expect(urlOf('ipfs')).toBe('https://ipfs.example');
});

test('the address of a source that has none of its own cannot be replaced', () => {
  replaceUrl('ens', 'https://evil.example');
  expect(urlOf('ens')).toBe('');
});

test('each source says in sentences what it learns, when it is asked, and what is missed without it', () => {
  for (const { id } of sources) {
    const { told, asked, without } = sourceWords[id];
    for (const sentence of [told, asked, without])
      expect(sentence, namesOfSources[id]).toMatch(/^[A-Z].*\.$/);
  }
});

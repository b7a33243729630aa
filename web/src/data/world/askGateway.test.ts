/// <reference types="node" />
import type { Bounds } from '@readback/core/world/world.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceChoices, switchSource } from '../sources/sources.ts';
import { askGateway, gatewayUrl } from './askGateway.ts';

const sender = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bounds = (): Bounds => ({ signal: new AbortController().signal, deadline: 2_000, maxBytes: 1_000 });
const ask = (url: string) => askGateway({ url, sender, data: '0x1234' }, bounds());
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sourceChoices.set({ on: {}, urls: {} });
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ data: '0x99' }));
  vi.stubGlobal('fetch', fetched);
});

describe('a gateway that a contract names', () => {
  test('is asked by a GET where its address has a place for the data', async () => {
    expect(await ask('https://gateway.example/{sender}/{data}.json')).toEqual({
      s: 'known',
      v: { data: '0x99' },
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe(`https://gateway.example/${sender.toLowerCase()}/0x1234.json`);
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
    expect(init?.method).toBeUndefined();
  });

  test('is asked by a POST else', async () => {
    await ask('https://gateway.example/{sender}');
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: 'POST' });
    expect(JSON.parse(init?.body as string)).toEqual({ data: '0x1234', sender: sender.toLowerCase() });
  });

  test('is not asked when gateways are switched off, nor over anything but https', async () => {
    for (const url of [
      'http://gateway.example/{data}',
      'file:///{data}',
      'data:application/json,{}',
      'https://user:pass@gateway.example/{data}',
      '{data}',
      `https://gateway.example/${'x'.repeat(3_000)}`,
    ]) {
      expect(await ask(url), url).toMatchObject({ s: 'unknown', why: 'malformed' });
    }
    switchSource('ensGateways', false);
    expect(await ask('https://gateway.example/{data}')).toEqual({
      s: 'unknown',
      why: 'switchedOff',
      source: 'gateway.example',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that answers nonsense, too much or an error is not believed', async () => {
    const answers: readonly (readonly [() => Response, string])[] = [
      [() => Response.json({ data: 'hello' }), 'malformed'],
      [() => Response.json([]), 'malformed'],
      [() => new Response('<h1>502</h1>'), 'malformed'],
      [() => Response.json({ data: `0x${'00'.repeat(2_000)}` }), 'tooLarge'],
      [() => Response.json({ data: '0x99' }, { status: 500 }), 'refused'],
    ];
    for (const [answer, why] of answers) {
      fetched.mockImplementation(async () => answer());
      expect(await ask('https://gateway.example/{data}'), why).toMatchObject({ s: 'unknown', why });
    }
    fetched.mockRejectedValue(new TypeError('refused by the content policy'));
    expect(await ask('https://gateway.example/{data}')).toMatchObject({ s: 'unknown', why: 'offline' });
  });
});

test('its place for the sender is filled in wherever it stands', () => {
  const url = gatewayUrl({ url: 'https://{sender}.gateway.example/{data}/{sender}', sender, data: '0x12' });
  expect(url?.href).toBe(`https://${sender.toLowerCase()}.gateway.example/0x12/${sender.toLowerCase()}`);
});

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyForCode, signInUrl } from './openRouter.ts';
import { returnedCode, verifierPlace } from './openRouterReturn.ts';

const tab = new Map<string, string>();
const place = { origin: 'https://readback.example', pathname: '/app/', hash: '', search: '' };
const replaced: string[] = [];

beforeEach(() => {
  tab.clear();
  replaced.splice(0);
  Object.assign(place, { search: '', hash: '' });
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => replaced.push(to),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => void tab.set(name, value),
    removeItem: (name: string) => void tab.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

function answering(answer: Response) {
  const asked: { url: string; body: unknown }[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push({
      url: new Request(url).url,
      body: JSON.parse(typeof init?.body === 'string' ? init.body : ''),
    });
    return answer;
  };
  return { asked, send };
}

it('goes there with the hash of a secret, and gets a key for the code with the secret itself', async () => {
  const url = new URL(await signInUrl());
  const verifier = tab.get(verifierPlace) ?? '';
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(url.href).not.toContain(verifier);
  expect(url.origin).toBe('https://openrouter.ai');
  expect(url.searchParams.get('callback_url')).toBe('https://readback.example/app/');
  expect(url.searchParams.get('code_challenge')).toBe(
    createHash('sha256').update(verifier).digest('base64url'),
  );
  place.search = '?code=abc';
  const { asked, send } = answering(Response.json({ key: 'sk-or-1' }));
  expect(await keyForCode(send)).toBe('sk-or-1');
  expect(asked).toEqual([
    {
      url: 'https://openrouter.ai/api/v1/auth/keys',
      body: { code: 'abc', code_verifier: verifier, code_challenge_method: 'S256' },
    },
  ]);
  expect(replaced).toEqual(['/app/']);
  expect(tab.size).toBe(0);
  expect(await keyForCode(send), 'only once').toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('takes no code that this tab did not ask for, and no answer that is no key', async () => {
  place.search = '?code=stranger';
  const { asked, send } = answering(Response.json({ key: 'a key with spaces' }));
  expect(returnedCode()).toBeUndefined();
  expect(await keyForCode(send)).toBeUndefined();
  expect(asked).toEqual([]);
  await signInUrl();
  expect(returnedCode()).toBe('stranger');
  expect(await keyForCode(send)).toBeUndefined();
  expect(asked).toHaveLength(1);
  await signInUrl();
  expect(await keyForCode(answering(new Response('', { status: 403 })).send)).toBeUndefined();
});

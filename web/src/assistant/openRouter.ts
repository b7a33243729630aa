/** A key from OpenRouter without typing one: its sign-in for pages (OAuth with PKCE, S256), which needs no server of ours. */
import { pinnedFetch } from '@readback/assistant/adapters/pinnedFetch.ts';
import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import { noteAsked } from '../data/sources/sourceUse.ts';
import { noteTold } from '../data/asking/told.ts';
import { presets } from './presets.ts';
import { returnedCode, verifierPlace } from './openRouterReturn.ts';

const signIn = 'https://openrouter.ai/auth';

/** Where the user signs in. The secret stays in this tab; only its hash goes along. */
export async function signInUrl(): Promise<string> {
  const verifier = inBase64(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(verifierPlace, verifier);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const search = new URLSearchParams({
    callback_url: location.origin + location.pathname,
    code_challenge: inBase64(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  return `${signIn}?${search}`;
}

/** The key for the code that came back, asked for once; undefined where none is given. */
export async function keyForCode(send: typeof fetch = globalThis.fetch): Promise<string | undefined> {
  const code = returnedCode();
  const verifier = sessionStorage.getItem(verifierPlace);
  sessionStorage.removeItem(verifierPlace);
  if (code === undefined || verifier === null) return undefined;
  history.replaceState(history.state, '', location.pathname + location.hash);
  const { baseUrl } = presets.openrouter;
  try {
    const response = await pinnedFetch({ baseUrl }, { fetch: send, onRequest: note })(
      `${baseUrl}/auth/keys`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code, code_verifier: verifier, code_challenge_method: 'S256' }),
      },
    );
    const json: unknown = response.ok ? await response.json() : undefined;
    const key: unknown = typeof json === 'object' && json !== null && 'key' in json ? json.key : undefined;
    return typeof key === 'string' && /^[\x21-\x7e]{1,500}$/.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** That it was asked; the code and its secret are spent, and are nobody’s business. */
function note({ method, url }: SentRequest): void {
  noteAsked('assistant');
  noteTold(url, { to: { source: 'assistant' }, what: method });
}

function inBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

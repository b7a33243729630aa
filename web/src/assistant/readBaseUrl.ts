import * as words from '@readback/phrases/words/web/assistant/baseUrl.ts';
import { isPlainHost, isThisDevice } from '../data/base/nodeUrl.ts';

export type ReadBaseUrl = Readonly<{ ok: true; url: string }> | Readonly<{ ok: false; error: string }>;

const most = 500;

/**
 * Where a model answers, in its normal form, without a slash at the end: `https:`, or `http:` on this device, so that
 * no key and no question crosses a network in clear.
 *
 * @example
 * readBaseUrl('https://ai.example/v1/'); // { ok: true, url: 'https://ai.example/v1' }
 */
export function readBaseUrl(text: string): ReadBaseUrl {
  const trimmed = text.trim();
  if (trimmed === '') return bad(words.missing);
  if (trimmed.length > most || !URL.canParse(trimmed)) {
    return bad(words.noUrl);
  }
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(trimmed);
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisDevice(hostname))) {
    return bad(words.insecure);
  }
  if (!isPlainHost(hostname)) return bad(words.oddHost);
  if (username !== '' || password !== '' || search !== '' || hash !== '') {
    return bad(words.tooMuch);
  }
  return { ok: true, url: origin + pathname.replace(/\/+$/, '') };
}

function bad(error: string): ReadBaseUrl {
  return { ok: false, error };
}

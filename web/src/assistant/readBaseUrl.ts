import { isPlainHost, isThisDevice } from '../data/networks/nodeUrl.ts';

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
  if (trimmed === '') return bad('Enter the address, such as https://ai.example/v1.');
  if (trimmed.length > most || !URL.canParse(trimmed)) {
    return bad('This is not a URL. Example: https://ai.example/v1.');
  }
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(trimmed);
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisDevice(hostname))) {
    return bad('A server on another machine must use https, so that nobody in between can read the key.');
  }
  if (!isPlainHost(hostname)) return bad('The host in this URL has invalid characters.');
  if (username !== '' || password !== '' || search !== '' || hash !== '') {
    return bad(
      'The address must have no password and nothing after its path. Enter the key in its own field.',
    );
  }
  return { ok: true, url: origin + pathname.replace(/\/+$/, '') };
}

function bad(error: string): ReadBaseUrl {
  return { ok: false, error };
}

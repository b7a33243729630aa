/** The transaction service of Safe, or one that the user put in its place: where it is asked, and what it is told. */
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { serviceAddressOn } from '@readback/core/safe/service/serviceAddress.ts';
import { busyFor } from '@readback/core/world/node/busyFor.ts';
import { fetchWithin } from '../asking/fetchWithin.ts';
import { readText } from '../asking/readText.ts';
import { loadConfig } from '../networks/config.ts';
import { keyOfSafeService } from '../sources/safeServiceKey.ts';
import { isOn, sourceChoices, urlOf } from '../sources/sources.ts';
import { noteAsked } from '../sources/sourceUse.ts';

/** What one answer takes at most: two megabytes, twenty seconds. */
const bounds = { deadline: 20_000, maxBytes: 2_000_000 };

/** Where the service that the user chose answers for a network; undefined for one that it does not serve. */
export function serviceAddress(chainId: number, choices = sourceChoices.get()): string | undefined {
  return serviceAddressOn(urlOf('safeService', choices), chainId);
}

type Sent = Readonly<{ chainId: number; path: string; body?: string }>;

/**
 * Asks the service, or tells it what `body` has, once: without cookies, never redirected. Its answer as text, which is a claim;
 * `busy` with how long it asks to wait. Never rejects.
 */
export async function askSafeService(
  { chainId, path, body }: Sent,
  signal: AbortSignal,
): Promise<Known<string>> {
  if (!isOn('safeService')) return unknown('switchedOff');
  const address = serviceAddress(chainId);
  if (address === undefined) return unknown('unsupported');
  await loadConfig();
  const url = `${address}/${path}`;
  const { host } = new URL(url);
  noteAsked('safeService');
  const key = await keyOfSafeService();
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body };
  const what = body === undefined ? path : `${path} ${body}`;
  const telling = { to: { source: 'safeService' as const }, what };
  return fetchWithin({ url, init, source: host, telling }, { ...bounds, signal }, async (response) => {
    if (response.status === 404) return unknown('notFound', host);
    if (response.status === 429) return busyFor(response.headers.get('retry-after'), host);
    if (!response.ok) return unknown('refused', host);
    const text = await readText(response, bounds.maxBytes);
    return text === undefined ? unknown('tooLarge', host) : known(text);
  });
}

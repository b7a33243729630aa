import { type Known, unknown } from '@readback/core/model/known.ts';
import { loadConfig } from '../networks/config.ts';
import { isOn, type SourceId, urlOf } from '../sources/sources.ts';
import { noteAsked } from '../sources/sourceUse.ts';
import type { Asking } from './told.ts';
import { fetchWithin } from './fetchWithin.ts';
import { readJson } from './readJson.ts';

/**
 * Fetches JSON from one of the sources: without cookies or a referrer, never repeated, never redirected, within its
 * bounds. `switchedOff` when the user switched the source off. What comes back is hostile until its shape is checked.
 */
export async function askSource(id: SourceId, url: string, bounds: Asking): Promise<Known<unknown>> {
  if (!isOn(id)) return unknown('switchedOff', id);
  if (!URL.canParse(url)) return unknown('malformed', id);
  // The content policy is narrow only then.
  await loadConfig();
  const { host } = new URL(url);
  noteAsked(id);
  const init: RequestInit = { headers: { accept: 'application/json' } };
  const telling = { to: { source: id }, what: digitsIn(url, urlOf(id)) };
  return fetchWithin({ url, init, source: host, telling }, bounds, async (response) => {
    if (response.status === 404) return unknown('notFound', host);
    if (!response.ok) return unknown('refused', host);
    const json = await readJson(response, bounds.maxBytes);
    return json.s === 'known' ? json : unknown(json.why, host);
  });
}

/** The addresses and selectors in what is asked below `base`: nothing else of an address is noted, since it may hold keys. */
function digitsIn(url: string, base: string): string {
  const root = base.replace(/\/+$/, '');
  const asked = url.startsWith(root) ? url.slice(root.length) : '';
  return (asked.match(/\b0x(?:[\da-f]{40}|[\da-f]{8})\b/gi) ?? []).join(' ');
}

import { type Known, unknown } from '@readback/core/model/known.ts';
import type { Bounds } from '@readback/core/world/world.ts';
import { loadConfig } from '../config.ts';
import { isOn, type SourceId } from '../sources.ts';
import { noteAsked } from '../sourceUse.ts';
import { fetchWithin } from './fetchWithin.ts';
import { readJson } from './readJson.ts';

/**
 * Fetches JSON from one of the sources: without cookies or a referrer, never repeated, never redirected, within its
 * bounds. `switchedOff` when the user switched the source off. What comes back is hostile until its shape is checked.
 */
export async function askSource(id: SourceId, url: string, bounds: Bounds): Promise<Known<unknown>> {
  if (!isOn(id)) return unknown('switchedOff', id);
  if (!URL.canParse(url)) return unknown('malformed', id);
  // The content policy is narrow only then.
  await loadConfig();
  const { host } = new URL(url);
  noteAsked(id);
  const init: RequestInit = { headers: { accept: 'application/json' } };
  return fetchWithin({ url, init, source: host }, bounds, async (response) => {
    if (response.status === 404) return unknown('notFound', host);
    if (!response.ok) return unknown('refused', host);
    const json = await readJson(response, bounds.maxBytes);
    return json.s === 'known' ? json : unknown(json.why, host);
  });
}

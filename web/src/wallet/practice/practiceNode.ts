import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Config } from '../../data/networks/parseConfig.ts';
import { recognises } from './recognise.ts';

/**
 * Where the practice chain's node is, after it was recognized at this page's own origin; undefined where it is not.
 * Rejects when it could not be reached.
 */
export async function practiceNode(practice: Config['practice']): Promise<string | undefined> {
  if (!practice) return undefined;
  const url = new URL(practice.rpc, document.baseURI);
  if (url.origin !== location.origin) return undefined;
  return (await recognises(url.href, practiceMarker)) ? url.href : undefined;
}

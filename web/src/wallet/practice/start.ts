import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Config } from '../../data/parseConfig.ts';
import { recognises } from './recognise.ts';

/**
 * Brings the practice wallet into the page, but only when the page's own origin serves a practice chain that is
 * recognised. Its code, which holds the well-known test keys, is fetched only then.
 */
export async function startPractice(practice: Config['practice']): Promise<void> {
  if (!practice) return;
  const url = new URL(practice.rpc, document.baseURI);
  if (url.origin !== location.origin) return;
  try {
    if (!(await recognises(url.href, practiceMarker))) return;
    const { installPractice } = await import('./install.tsx');
    installPractice(url.href);
  } catch {
    // A practice chain that is not there means that there is no practice wallet, and nothing else.
  }
}

import type { Config } from '../../data/networks/parseConfig.ts';
import { practiceNode } from './practiceNode.ts';

/**
 * Brings the practice wallet into the page, but only when the page's own origin serves a practice chain that is
 * recognized. Its code, which holds the well-known test keys, is fetched only then.
 */
export async function startPractice(practice: Config['practice']): Promise<void> {
  try {
    const url = await practiceNode(practice);
    if (url === undefined) return;
    const { installPractice } = await import('./install.tsx');
    installPractice(url);
  } catch {
    // A practice chain that is not there means that there is no practice wallet, and nothing else.
  }
}

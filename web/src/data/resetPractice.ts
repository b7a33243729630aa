import { aloneOnPractice } from './practiceLock.ts';
import { noteTold } from './asking/told.ts';

/**
 * Puts the practice chain back to its beginning, and forgets what was fetched, since the same questions have other
 * answers now. Gives false when the host did not do it. Never rejects.
 */
export async function resetPractice(): Promise<boolean> {
  if (!(await aloneOnPractice(practiceAfresh))) return false;
  try {
    const { forgetFetched } = await import('./rows/queryClient.ts');
    await forgetFetched();
    return true;
  } catch {
    return false;
  }
}

/** The same, and what was fetched stays: what is kept of other networks is not paid for with each flight of the school. */
export async function practiceAfresh(): Promise<boolean> {
  const url = new URL('practice/reset', document.baseURI);
  const ended = noteTold(url.href, { to: 'page', what: '' });
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      signal: AbortSignal.timeout(30_000),
    });
    ended(response.status);
    if (!response.ok) return false;
    const { forgetPracticeInfo } = await import('./practiceInfo.ts');
    forgetPracticeInfo();
    return true;
  } catch {
    ended(0);
    return false;
  }
}

import { type Known, unknown } from '@readback/core/model/known.ts';
import { type Asking, noteTold, type Telling } from './told.ts';

/**
 * Asks a host within its bounds: without cookies or a referrer, never repeated, never redirected. `read` makes of the
 * response what is known; `timeout` or `offline`, from `source`, when none came. `telling` is what the host learns from
 * the question, or from each of several that go together, for the list of what left this device. Never rejects.
 */
export async function fetchWithin<T>(
  {
    url,
    init,
    source,
    telling,
  }: Readonly<{ url: string; init: RequestInit; source?: string; telling: Telling | readonly Telling[] }>,
  { signal, deadline, during }: Asking,
  read: (response: Response) => Promise<Known<T>>,
): Promise<Known<T>> {
  if (signal.aborted) return unknown('timeout', source);
  const late = AbortSignal.timeout(deadline);
  const notes = [telling].flat().map((it) => noteTold(url, it, during));
  const ended = (status: number) => notes.forEach((note) => note(status));
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    });
    ended(response.status);
    return await read(response);
  } catch {
    ended(0);
    return unknown(late.aborted || signal.aborted ? 'timeout' : 'offline', source);
  }
}

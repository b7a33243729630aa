import { type Known, unknown } from '@readback/core/model/known.ts';
import type { Bounds } from '@readback/core/world/world.ts';

/**
 * Asks a host within its bounds: without cookies or a referrer, never repeated, never redirected. `read` makes of the
 * response what is known; `timeout` or `offline`, from `source`, when none came. Never rejects.
 */
export async function fetchWithin<T>(
  { url, init, source }: Readonly<{ url: string; init: RequestInit; source?: string }>,
  { signal, deadline }: Bounds,
  read: (response: Response) => Promise<Known<T>>,
): Promise<Known<T>> {
  const late = AbortSignal.timeout(deadline);
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    });
    return await read(response);
  } catch {
    return unknown(late.aborted || signal.aborted ? 'timeout' : 'offline', source);
  }
}

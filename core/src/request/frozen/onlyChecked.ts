import type { Origin } from '../../model/request.ts';

/** Whether a request is only being checked: it came by a link, and nobody has made it theirs. */
export function isOnlyChecked({ origin }: Readonly<{ origin: Origin }>): boolean {
  return origin.via === 'link' && origin.madeMine !== true;
}

import type { Incoming } from '@readback/core/model/request.ts';

/** The same request, taken over by the user now. Where it came from stays with it. */
export function madeMine(incoming: Incoming): Incoming {
  return { ...incoming, origin: { ...incoming.origin, madeMine: true }, receivedAt: Date.now() };
}

/** Whether a request is only being checked: it came by a link, and nobody has made it theirs. */
export function isOnlyChecked({ origin }: Incoming): boolean {
  return origin.via === 'link' && origin.madeMine !== true;
}

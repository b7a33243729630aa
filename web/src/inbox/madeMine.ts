import type { Incoming } from '@readback/core/model/request.ts';

/** The same request, taken over by the user now. Where it came from stays with it. */
export function madeMine(incoming: Incoming): Incoming {
  return { ...incoming, origin: { ...incoming.origin, madeMine: true }, receivedAt: Date.now() };
}

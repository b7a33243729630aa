import { isFlight } from '@readback/core/model/ways.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';

/**
 * Whether a request may be signed with a test key, so that its flyer can watch what follows: only a flight's, of a kind
 * that someone can use, and for the practice chain: an authorization names it, and nothing else may name another.
 */
export function isWatchable(incoming: Incoming): boolean {
  const { body } = incoming.request;
  const chain = chainOf(body);
  if (!isFlight(incoming) || (chain !== undefined && chain !== practiceMarker.chainId)) return false;
  switch (body.kind) {
    case 'transaction':
    case 'message':
    case 'typedData':
    case 'safeTransaction':
      return true;
    case 'authorization':
      return chain === practiceMarker.chainId;
    case 'calldata':
    case 'calls':
    case 'userOperation':
      return false;
  }
}

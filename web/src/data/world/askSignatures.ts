import * as words from '@readback/phrases/words/web/data/sources.ts';
import { findSignatures } from '@readback/core/abi/sources/signatureDatabase.ts';
import { type Known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions } from '@readback/core/world/world.ts';
import { loadConfig } from '../networks/config.ts';
import { isReachable } from '../sources/hosts.ts';
import { isOnlyHere } from '../abis/practiceOnly.ts';
import { isOn, urlOf } from '../sources/sources.ts';
import { askSource } from '../asking/askSource.ts';

/** The signatures that are listed for a selector. Asked again each time: the list is not bound to any code. */
export async function askSignatures(
  { chainId, selector }: Questions['signatures']['ask'],
  bounds: Bounds,
): Promise<Known<readonly string[]>> {
  if (!isOn('signatures')) return unknown('switchedOff', words.signatures);
  await loadConfig();
  const base = urlOf('signatures');
  if (isOnlyHere(chainId, 'signatures') || !isReachable(base)) return unknown('notAsked', words.signatures);
  return findSignatures(
    selector,
    base,
    (url, own) =>
      askSource('signatures', url, { ...bounds, ...own, deadline: Math.min(own.deadline, bounds.deadline) }),
    bounds.signal,
  );
}

import { functionsFor } from '@readback/core/abi/functionsFor.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions, VerifiedFunctions } from '@readback/core/world/world.ts';
import { loadConfig } from '../config.ts';
import { foundAbiQuery } from '../foundAbi.ts';
import { isReachable } from '../hosts.ts';
import { isOnlyHere } from '../practiceOnly.ts';
import { NotRead } from '../notRead.ts';
import { queryClient, restored } from '../queryClient.ts';
import { isKeyed, sourceKey } from '../sourceKeys.ts';
import { isOn, sources, urlOf } from '../sources.ts';

/**
 * The functions with one selector in what a source has of a contract. A source that is off, cannot be reached before
 * the page is opened anew, wants a key that nobody gave, or knows public networks only, is not asked.
 */
export async function askVerified(
  { source, chainId, address, codeHash, selector }: Questions['verified']['ask'],
  bounds: Bounds,
): Promise<Known<VerifiedFunctions>> {
  const name = sources.find(({ id }) => id === source)?.name ?? source;
  if (!isOn(source)) return unknown('switchedOff', name);
  await loadConfig();
  const base = urlOf(source);
  if (isOnlyHere(chainId, source) || !isReachable(base)) return unknown('notAsked', name);
  if (isKeyed(source) && (await sourceKey(source)) === undefined) return unknown('notAsked', name);
  await restored;
  try {
    const query = foundAbiQuery({ source, base, chainId, address, codeHash }, bounds);
    return known(functionsFor(await queryClient.fetchQuery(query), selector));
  } catch (error) {
    return error instanceof NotRead ? unknown(error.unknown.why, name) : unknown('malformed', name);
  }
}

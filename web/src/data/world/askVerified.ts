import { functionsFor } from '@readback/core/abi/functionsFor.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Questions, VerifiedFunctions } from '@readback/core/world/world.ts';
import { abiChoice } from '../abis/abiChoices.ts';
import { loadConfig } from '../networks/config.ts';
import { foundAbiQuery } from '../abis/foundAbi.ts';
import { NotRead } from '../base/notRead.ts';
import { queryClient, restored } from '../rows/queryClient.ts';
import { isKeyed, sourceKey } from '../sources/sourceKeys.ts';

/**
 * The functions with one selector in what a source has of a contract. A source that is off, cannot be reached before
 * the page is opened again, wants a key that nobody gave, or knows public networks only, is not asked.
 */
export async function askVerified(
  { source, chainId, address, codeHash, selector }: Questions['verified']['ask'],
  bounds: Bounds,
): Promise<Known<VerifiedFunctions>> {
  await loadConfig();
  const { name, base, state } = abiChoice(source, chainId);
  if (state !== 'asked') return unknown(state === 'off' ? 'switchedOff' : 'notAsked', name);
  if (isKeyed(source) && (await sourceKey(source)) === undefined) return unknown('notAsked', name);
  await restored;
  try {
    const query = foundAbiQuery({ source, base, chainId, address, codeHash }, bounds);
    return known(functionsFor(await queryClient.fetchQuery(query), selector));
  } catch (error) {
    return error instanceof NotRead ? unknown(error.unknown.why, name) : unknown('malformed', name);
  }
}

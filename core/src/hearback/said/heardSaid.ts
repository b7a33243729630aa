import type { Readback } from '../../model/readback.ts';
import type { HearingNode } from '../transaction/node.ts';
import type { MinedFound, MinedSaid } from './minedSaid.ts';

/**
 * How what was mined compares with what the user said; undefined where nothing was said. What compares comes only then: it
 * needs all that reads a request.
 */
export async function heardSaid(
  readback: Readback,
  found: MinedFound,
  { world, signal }: Pick<HearingNode, 'world' | 'signal'>,
): Promise<MinedSaid | undefined> {
  if (readback.incoming.intent === undefined) return undefined;
  const { minedSaid } = await import('./minedSaid.ts');
  return minedSaid(readback, found, world, signal);
}

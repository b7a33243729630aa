import type { Address } from 'viem';
import type { EffectLine } from '../../model/effects.ts';
import type { Compared } from './compareLines.ts';

/**
 * Leaves out payees that could not be read again, or that others of the block may have paid or taken from. Where
 * there are others, `touchedIn` tells whom of some accounts they touch.
 */
export async function withoutDisturbed(
  compared: readonly Compared[],
  payees: readonly EffectLine[],
  touchedIn: ((who: readonly Address[]) => Promise<ReadonlySet<string>>) | undefined,
): Promise<readonly Compared[]> {
  const isPayee = ({ predicted }: Compared) => predicted !== undefined && payees.includes(predicted);
  const read = compared.filter((it) => !isPayee(it) || it.is !== 'cannotTell');
  const odd = read.filter((it) => isPayee(it) && it.is !== 'same');
  if (odd.length === 0 || touchedIn === undefined) return read;
  const touched = await touchedIn(odd.map(({ line }) => line.who));
  return read.filter(
    (it) =>
      !odd.includes(it) || !(it.line.asset?.kind === 'native' || touched.has(it.line.who.toLowerCase())),
  );
}

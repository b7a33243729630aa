import type { Address } from 'viem';
import { address, isRecord, own } from '../../world/schema.ts';
import type { FoundAbi } from '../sources/abiSource.ts';

/** How many implementations of one proxy are taken from what a source says. */
const most = 4;

/** The implementations in a source's list of objects, each under `key`; what is not an address is left out. */
export function hintsIn(listed: unknown, key: string): Pick<FoundAbi, 'elsewhere'> {
  if (!Array.isArray(listed)) return {};
  const found = listed.slice(0, most).flatMap((it: unknown): Address[] => {
    const read = isRecord(it) ? address(own(it, key)) : undefined;
    return read === undefined ? [] : [read];
  });
  return found.length === 0 ? {} : { elsewhere: found };
}

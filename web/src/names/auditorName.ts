import * as words from '@readback/phrases/words/web/names/auditors.ts';
import type { Address } from 'viem';
import { auditorAt } from '../data/names/auditorAt.ts';
import type { AddressName } from '../ui/said/Address.tsx';

/** The name that Readback ships for an auditor. */
export function auditorName(address: Address): AddressName | undefined {
  const { name } = auditorAt(address);
  return name === undefined ? undefined : { name, from: [{ by: 'source', name: words.namedBy }] };
}

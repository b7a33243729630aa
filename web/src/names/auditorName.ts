import * as words from '@readback/phrases/words/web/names/auditors.ts';
import { type Auditor, standardPreferences } from '@readback/core/model/preferences.ts';
import type { Address } from 'viem';
import type { AddressName } from '../ui/Address.tsx';

/** The auditor with this account as Readback ships it, with its name; else the bare account: no file gives it a name. */
export function auditorAt(address: Address): Auditor {
  const wanted = address.toLowerCase();
  return standardPreferences.auditors.find((it) => it.address.toLowerCase() === wanted) ?? { address };
}

/** The name that Readback ships for an auditor. */
export function auditorName(address: Address): AddressName | undefined {
  const { name } = auditorAt(address);
  return name === undefined ? undefined : { name, from: [{ by: 'source', name: words.namedBy }] };
}

import { type Auditor, standardPreferences } from '@readback/core/model/preferences.ts';
import type { Address } from 'viem';

/** The auditor with this account as Readback ships it, with its name; else the bare account: no file gives it a name. */
export function auditorAt(address: Address): Auditor {
  const wanted = address.toLowerCase();
  return standardPreferences.auditors.find((it) => it.address.toLowerCase() === wanted) ?? { address };
}

import type { AbiRow } from './table.ts';

/**
 * Functions whose words hold at the contracts of one protocol alone, by the name that is shipped for their address:
 * elsewhere the same four bytes are another function, whose first parameter is who receives.
 */
export type PlacedTable = Readonly<{ source: string; at: RegExp; functions: readonly AbiRow[] }>;

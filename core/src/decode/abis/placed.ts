import type { Address } from 'viem';
import { protocolAt } from '../../label/protocols.ts';
import type { AbiRow } from './table.ts';

/**
 * Functions whose words hold at the contracts of one protocol alone, by the name that is shipped for their address:
 * elsewhere the same four bytes are another function, whose first parameter is who receives.
 */
export type PlacedTable = Readonly<{ source: string; at: RegExp; functions: readonly AbiRow[] }>;

export const placedTables: readonly PlacedTable[] = [
  {
    source: 'Compound v3 market',
    at: /^Compound v3 [A-Z.]+$/,
    functions: [
      ['0xf3fef3a3', 'withdraw(address asset, uint256 amount)', { act: 'outOf', roles: { asset: 'token' } }],
    ],
  },
  {
    source: 'Rocket Pool rETH',
    at: /^Rocket Pool rETH$/,
    functions: [['0x42966c68', 'burn(uint256 _rethAmount)', { act: 'outOf' }]],
  },
  {
    source: 'Curve minter',
    at: /^Curve minter$/,
    functions: [['0x6a627842', 'mint(address gauge_addr)', { act: 'outOf', roles: { gauge_addr: 'token' } }]],
  },
];

/** The tables that hold at an address. */
export function tablesAt(chainId: number | undefined, address: Address): readonly PlacedTable[] {
  const name = chainId === undefined ? undefined : protocolAt(chainId, address);
  return name === undefined ? [] : placedTables.filter(({ at }) => at.test(name));
}
